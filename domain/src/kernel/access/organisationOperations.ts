import type { OperationRow } from './operationRow.ts';

/** Only where the account administers the organisation too, which this table cannot know. */
const organisers = { routes: ['/assemblies'], roles: ['admin'], whenArchived: true } as const;
const wholeAssembly = { routes: ['/protected'], roles: ['admin'], whenArchived: true } as const;

/** The assemblies of an organisation: listed, made, archived, taken out and erased. */
export const organisationOperations = {
  /** Of the organisation: besides, its members are asked (decision 85). */
  listAssemblies: organisers,
  setDefaults: organisers,
  readUsage: organisers,
  listErasures: organisers,
  createAssembly: organisers,
  cloneAssembly: organisers,
  archiveAssembly: organisers,
  exportAssembly: wholeAssembly,
  eraseAssembly: wholeAssembly,
  /** The meeting held for practice: made and discarded. Besides, the members of the organisation are asked. */
  makeRehearsal: { routes: ['/assemblies'], roles: ['admin'] },
} as const satisfies Record<string, OperationRow>;
