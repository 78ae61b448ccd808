import { documents } from '../platform/documents.ts';

/** Who owns something by the roster in force: those who have to be called. */
export async function readOwners(assemblyId: string): Promise<ReadonlySet<string>> {
  const roster = (await documents.assembly(assemblyId).get()).data()?.activeRoster ?? null;
  if (roster === null) return new Set();
  const units = await documents.units(assemblyId, roster).select('ownerIds').get();
  return new Set(units.docs.flatMap((unit): readonly string[] => unit.get('ownerIds') ?? []));
}
