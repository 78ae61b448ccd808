import { type PackedKind, paths, sessionMay } from '@asamblea/domain';
import { useCallback, useMemo } from 'react';
import { useCollection } from '../listening/useCollection.ts';
import { useSession } from '../session/session.tsx';
import { keptRecord, safeRecord } from '../tab/keptRecord.ts';
import { keptRosterDatabase } from '../tab/keptSession.ts';
import { type Packed, type PackProgress, readPack } from './readPack.ts';
import { type Asking, useAskedOnce } from './useAskedOnce.ts';
import type { RosterPlace } from './useReadable.ts';

/** The packed rows of a roster and those edited in place since, live. */
export interface PackedRows<Row> {
  readonly status: 'loading' | 'success';
  readonly packed: readonly Row[];
  readonly changed: readonly Row[];
  /** The connection is down: what changed is of the last time. */
  readonly offline: boolean;
  /** While its parts come. */
  readonly progress: PackProgress | null;
}

const nothing = { field: 'edit', above: Number.MAX_SAFE_INTEGER } as const;
const noRows: readonly never[] = [];

/**
 * One kind of a roster: its parts are asked for once, and listening is only to what was edited in place
 * after them. A refusal is thrown to the error boundary. A collection that is not for the present member is
 * not asked.
 */
export function usePacked<Row>(
  kind: PackedKind,
  { assemblyId, version }: RosterPlace,
  isAsked = true,
): PackedRows<Row> {
  const keeps = sessionMay(useSession().session, 'accredit');
  const ask = useCallback<Asking<Packed<Row>>>(
    (signal, tell) => {
      const kept = keeps ? packRecord(assemblyId, kind) : null;
      return readPack<Row>(kind, { assemblyId, version }, { kept, signal, tell });
    },
    [keeps, kind, assemblyId, version],
  );
  const asked = useAskedOnce(isAsked ? `${assemblyId} ${version}` : null, ask);
  const packed = asked.answer;
  const path = collectionOf[kind](assemblyId, version);
  const since = useMemo(
    () => (packed === null ? nothing : { field: 'edit', above: packed.edits }),
    [packed],
  );
  const changed = useCollection<Row>(
    isAsked ? path : collectionOf.units(assemblyId, version),
    since,
  );
  const isIn = !isAsked || (packed !== null && changed.status === 'success');
  return {
    status: isIn ? 'success' : 'loading',
    packed: packed?.rows ?? noRows,
    changed: packed === null ? noRows : changed.rows,
    offline: changed.offline,
    progress: isIn ? null : asked.progress,
  };
}

const collectionOf = { units: paths.units, owners: paths.people, contacts: paths.people } as const;

/** The record is wiped with the rest of the desk data of that assembly. */
function packRecord(assemblyId: string, kind: PackedKind) {
  return safeRecord(keptRecord(keptRosterDatabase(assemblyId), `pack-${kind}`));
}
