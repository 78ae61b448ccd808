import { requireEmulators } from './requireEmulators.ts';

// The accounts emulator signs people in for one project only, so all these share its database: each test
// looks at assemblies of its own.
requireEmulators();
