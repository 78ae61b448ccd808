import {
  type AgendaPoint,
  type Assembly,
  type AssemblySession,
  pointNowOf,
  type Question,
} from '@asamblea/domain';
import { readPointLeft } from '../../hall/floor/readStop.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import type { BallotAction } from './questionAction.ts';

interface Opened {
  readonly assembly: Assembly;
  readonly session: AssemblySession;
  readonly points: readonly AgendaPoint[];
  /** Those that open now, in the order of the ballot. */
  readonly opened: readonly Question[];
}

const nothing = { fields: {}, write: () => undefined };

/**
 * Opening questions of a point goes to it, and the record says so of each point: every screen follows the first,
 * unless it is at one of them already. Practice treats nothing. Answers what the session has since and the
 * writing, for after everything was read.
 */
export async function treatOpened(
  tx: Transaction,
  { assemblyId, by, now }: Pick<BallotAction, 'assemblyId' | 'by' | 'now'>,
  { assembly, session, points, opened }: Opened,
): Promise<{ readonly fields: Partial<AssemblySession>; readonly write: () => void }> {
  const asked = opened.filter(({ rehearsal }) => rehearsal !== true);
  const ids = new Set(asked.flatMap(({ pointId = null }) => pointId ?? []));
  const here = session.point?.pointId;
  const treated = [...ids].flatMap((id) => points.find(({ pointId }) => pointId === id) ?? []);
  const gone = treated.filter(({ pointId }) => pointId !== here);
  const [first] = gone;
  if (first === undefined) return nothing;
  const stays = treated.some(({ pointId }) => pointId === here);
  const leave = stays
    ? () => undefined
    : await readPointLeft(tx, { assemblyId, by, now }, assembly, first.pointId);
  return {
    fields: stays ? {} : { point: pointNowOf(first) },
    write() {
      leave();
      for (const { pointId } of gone) {
        recordEvent(tx, assemblyId, {
          kind: 'point-treated',
          by,
          at: now,
          from: 'chair',
          session: session.session,
          pointId,
        });
      }
    },
  };
}
