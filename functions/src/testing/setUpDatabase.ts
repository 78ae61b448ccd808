import { emptyDatabase } from './emptyDatabase.ts';
import { requireEmulators } from './requireEmulators.ts';

// Once a file. Each worker of each suite has a database of its own, and no file finds it full of what
// others left: what the clock does, it does to every assembly of a database. Nor do the stack's triggers
// listen there, so that only the test moves what it looks at.
requireEmulators();
const { ASAMBLEA_DATABASES: hosts = '', VITEST_POOL_ID: worker } = process.env;
const host = hosts.split(' ')[Number(worker) - 1];
if (host !== undefined && host !== '') process.env.FIRESTORE_EMULATOR_HOST = host;
process.env.GCLOUD_PROJECT = `demo-asamblea-${process.env.ASAMBLEA_SUITE}-${process.env.VITEST_POOL_ID}`;
await emptyDatabase();
