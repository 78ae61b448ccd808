import { emptyDatabase } from './emptyDatabase.ts';
import { requireEmulators } from './requireEmulators.ts';

// Once a file. Each worker of each suite has a database of its own, and no file finds it full of what
// others left: what the clock does, it does to every assembly of a database. Nor do the stack's triggers
// listen there, so that only the test moves what it looks at.
requireEmulators();
process.env.GCLOUD_PROJECT = `demo-asamblea-${process.env.ASAMBLEA_SUITE}-${process.env.VITEST_POOL_ID}`;
await emptyDatabase();
