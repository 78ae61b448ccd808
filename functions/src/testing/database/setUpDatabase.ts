import { emptyDatabase, resetEmulator } from './emptyDatabase.ts';
import { requireEmulators } from './requireEmulators.ts';

// Once a file. Each worker of each suite has a database of its own, and no file finds it full of another's
// leftovers: the clock works on every assembly of a database. Nor do the stack's triggers listen there, so
// that only the test moves what it looks at.
requireEmulators();
const { ASAMBLEA_DATABASES = '', VITEST_POOL_ID: worker } = process.env;
const hosts = ASAMBLEA_DATABASES.split(' ').filter((host) => host !== '');
const host = hosts[Number(worker) - 1];
if (host !== undefined) process.env.FIRESTORE_EMULATOR_HOST = host;
process.env.GCLOUD_PROJECT = `demo-asamblea-${process.env.ASAMBLEA_SUITE}-${worker}`;
const isItsOwn = host !== undefined && hosts.indexOf(host) === hosts.lastIndexOf(host);
await (isItsOwn ? resetEmulator() : emptyDatabase());
