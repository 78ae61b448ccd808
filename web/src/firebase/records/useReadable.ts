import { paths, type ReadableCollection } from '@asamblea/domain';
import { type LiveRows, useCollection } from '../listening/useCollection.ts';
import { useReads } from '../session/useReads.ts';

/** The roster, of which the readers of its pages have at least the units. */
export interface RosterPlace {
  readonly assemblyId: string;
  readonly version: string;
}

const nobody = { field: 'unitId', among: [''] } as const;
const noRows: readonly never[] = [];

/** A collection of the assembly, live; one that is not for the present member is empty, and not asked. */
export function useReadable<T>(
  collection: ReadableCollection,
  path: string,
  { assemblyId, version }: RosterPlace,
): LiveRows<T> {
  const units = paths.units(assemblyId, version);
  const [at, only] = useReads(collection) ? [path, undefined] : [units, nobody];
  const found = useCollection<T>(at, only);
  return only === undefined ? found : { ...found, rows: noRows };
}
