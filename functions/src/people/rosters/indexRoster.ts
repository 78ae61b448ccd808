import { documents } from '../../kernel/database/documents.ts';
import { keepUnitIndexes } from './unitIndexes.ts';

/**
 * From when a question opens every vote knows the index of its unit in the roster in force. Says which
 * roster that is.
 */
export async function indexRoster(assemblyId: string): Promise<string | null> {
  const version = (await documents.assembly(assemblyId).get()).data()?.activeRoster ?? null;
  if (version !== null) await keepUnitIndexes(assemblyId, version);
  return version;
}
