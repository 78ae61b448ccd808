import { emptyDatabase } from './emptyDatabase.ts';
import { requireEmulators } from './requireEmulators.ts';

// Once a file: the files of a worker share its process and its database, and find neither full of others.
requireEmulators();
await emptyDatabase();
