import {
  type AgendaPoint,
  type Assembly,
  type AssemblySession,
  eventAt,
  pointNowOf,
  type Question,
  type Write,
} from '@asamblea/domain';
import { readPointLeft } from '../../hall/floor/readStop.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import type { BallotAction } from './questionAction.ts';

interface Opened {
  readonly assembly: Assembly;
  readonly session: AssemblySession;
  readonly points: readonly AgendaPoint[];
  /** Those that open now, in the order of the ballot. */
  readonly opened: readonly Question[];
}

const nothing = { fields: {}, writes: [] };

/**
 * Opening questions of a point goes to it, and the record says so of each point: every screen follows the first,
 * unless it is at one of them already. Practice treats nothing. Answers the later state of the session and
 * the write that makes it.
 */
export async function treatOpened(
  tx: Transaction,
  { assemblyId, by, now }: Pick<BallotAction, 'assemblyId' | 'by' | 'now'>,
  { assembly, session, points, opened }: Opened,
): Promise<{ readonly fields: Partial<AssemblySession>; readonly writes: readonly Write[] }> {
  const asked = opened.filter(({ rehearsal }) => rehearsal !== true);
  const ids = new Set(asked.flatMap(({ pointId = null }) => pointId ?? []));
  const here = session.point?.pointId;
  const treated = [...ids].flatMap((id) => points.find(({ pointId }) => pointId === id) ?? []);
  const gone = treated.filter(({ pointId }) => pointId !== here);
  const [first] = gone;
  if (first === undefined) return nothing;
  const stays = treated.some(({ pointId }) => pointId === here);
  const leave = stays
    ? []
    : await readPointLeft(tx, { assemblyId, by, now }, assembly, first.pointId);
  const treats = { kind: 'point-treated', by, at: now, from: 'chair' } as const;
  return {
    fields: stays ? {} : { point: pointNowOf(first) },
    writes: [
      ...leave,
      ...gone.map(({ pointId }) =>
        eventAt(assemblyId, { ...treats, session: session.session, pointId }),
      ),
    ],
  };
}
