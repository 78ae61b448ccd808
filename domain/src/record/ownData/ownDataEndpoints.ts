import { get, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { OwnData } from './ownData.ts';

/** The data that an assembly holds about the person who asks. */
export const ownDataEndpoints = {
  readOwnData: get('/own/data', 'readOwnReport').of<undefined, OwnData>(),
};

export const ownDataSchemas: SchemasOf<typeof ownDataEndpoints> = {};
