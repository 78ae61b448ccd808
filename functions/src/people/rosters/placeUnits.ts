import { documents } from '../../kernel/database/documents.ts';
import { keepPlaces } from './rosterPlaces.ts';

/**
 * From when a question opens every vote knows the place of its unit in the roster in force. Says which
 * roster that is.
 */
export async function placeUnits(assemblyId: string): Promise<string | null> {
  const version = (await documents.assembly(assemblyId).get()).data()?.activeRoster ?? null;
  if (version !== null) await keepPlaces(assemblyId, version);
  return version;
}
