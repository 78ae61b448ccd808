import { get, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { OwnData } from './ownData.ts';

/** What an assembly holds of whoever asks. */
export const ownDataEndpoints = {
  readOwnData: get('/own/data', 'readOwnReport').of<undefined, OwnData>(),
};

export const ownDataSchemas: SchemasOf<typeof ownDataEndpoints> = {};
