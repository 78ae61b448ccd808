import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import {
  type CreateAssemblyRequest,
  type CreatedAssembly,
  createAssemblyRequest,
} from '../../laws/assemblies/newAssembly.ts';
import {
  type ArchivedAnswer,
  type AssembliesAnswer,
  type AssembliesQuery,
  assembliesQuery,
} from './assemblyRequests.ts';
import {
  type CloneAnswer,
  type CloneAssemblyRequest,
  cloneAssemblyRequest,
} from './cloneAssembly.ts';
import {
  type DefaultsAnswer,
  type DefaultsRequest,
  defaultsRequest,
  type OrganisationDefaults,
} from './defaults.ts';
import { type UsageAnswer, type UsageQuery, usageQuery } from './usage.ts';

/** The acts of the administrators of an organisation on its assemblies, from any of them. */
export const organisationEndpoints = {
  listAssemblies: get('/assemblies', 'listAssemblies').of<AssembliesQuery, AssembliesAnswer>(),
  readDefaults: get('/assemblies/defaults', 'setDefaults').of<undefined, DefaultsAnswer>(),
  setDefaults: post('/assemblies/defaults', 'setDefaults').of<
    DefaultsRequest,
    OrganisationDefaults
  >(),
  readUsage: get('/assemblies/usage', 'readUsage').of<UsageQuery, UsageAnswer>(),
  createAssembly: post('/assemblies', 'createAssembly').of<
    CreateAssemblyRequest,
    CreatedAssembly
  >(),
  cloneAssembly: post('/assemblies/:assemblyId/clone', 'cloneAssembly').of<
    CloneAssemblyRequest,
    CloneAnswer
  >(),
  archive: post('/assemblies/:assemblyId/archive', 'archiveAssembly').of<
    undefined,
    ArchivedAnswer
  >(),
  restore: post('/assemblies/:assemblyId/restore', 'archiveAssembly').of<
    undefined,
    ArchivedAnswer
  >(),
};

export const organisationSchemas: SchemasOf<typeof organisationEndpoints> = {
  listAssemblies: assembliesQuery,
  setDefaults: defaultsRequest,
  readUsage: usageQuery,
  createAssembly: createAssemblyRequest,
  cloneAssembly: cloneAssemblyRequest,
};
