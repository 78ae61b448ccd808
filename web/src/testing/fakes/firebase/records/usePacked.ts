import { type PackedKind, paths } from '@asamblea/domain';
import type { PackedRows } from '../../../../firebase/records/usePacked.ts';
import type { RosterPlace } from '../../../../firebase/records/useReadable.ts';
import { useCollection } from '../listening/useCollection.ts';

const collectionOf = { units: paths.units, owners: paths.people, contacts: paths.people } as const;

const changedIn = new Map<string, readonly unknown[]>();

/** The rows of a collection edited since it was packed. */
export function keepChanged(path: string, rows: readonly unknown[]): void {
  changedIn.set(path, rows);
}

export function forgetChanged(): void {
  changedIn.clear();
}

/** The rows of the collection as they were packed, and those that a test says were edited since. */
export function usePacked<Row>(
  kind: PackedKind,
  { assemblyId, version }: RosterPlace,
  isAsked = true,
): PackedRows<Row> {
  const path = collectionOf[kind](assemblyId, version);
  const { status, rows, offline } = useCollection<Row>(path);
  const isIn = !isAsked || status === 'success';
  return {
    status: isIn ? 'success' : 'loading',
    packed: isAsked ? rows : none,
    changed: isAsked ? ((changedIn.get(path) ?? none) as readonly Row[]) : none,
    offline,
    progress: null,
  };
}

const none: readonly never[] = [];
