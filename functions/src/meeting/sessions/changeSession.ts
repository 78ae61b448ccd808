import {
  type Assembly,
  type AssemblyEvent,
  accept,
  arrearsInForce,
  courseOf,
  type EventKind,
  hallEmptiesAt,
  instantOf,
  keptQuorums,
  type Outcome,
  type Quorum,
  readingOf,
  refuse,
  type SessionChanged,
  type SessionChangeRequest,
  type SessionCourse,
  sessionFieldsOf,
} from '@asamblea/domain';
import { readStop } from '../../hall/floor/readStop.ts';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether, type Transaction, transact } from '../../kernel/database/firestore.ts';
import type { StoredSession } from '../../kernel/database/storedTypes.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { readQuorum } from '../quorum/readQuorum.ts';

export interface Presiding<Request extends SessionChangeRequest = SessionChangeRequest> {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: Request;
  readonly now: number;
}

interface SessionChange {
  readonly kind: EventKind;
  /** Looks at what else is asked before it is done, and says what of it the record keeps. */
  readonly look?: (
    tx: Transaction,
    assembly: Assembly,
    session: StoredSession,
  ) => Promise<Outcome<Partial<AssemblyEvent>>>;
  readonly decide: (
    course: SessionCourse,
    quorum: Quorum,
    session: StoredSession,
  ) => Outcome<{ readonly course: SessionCourse; readonly changed: boolean }>;
}

/**
 * One step of the chair: decided and recorded in one transaction; repeating it changes nothing. The
 * quorum is the one of an instant just before, so that deciding holds no lock on a hall that is
 * moving; the event keeps the figures that were read.
 */
export async function changeSession(
  { assemblyId, by, request, now }: Presiding,
  { kind, look, decide }: SessionChange,
): Promise<Outcome<SessionChanged>> {
  const read = await readTogether(async (tx) => {
    const found = await readQuorum(tx, assemblyId);
    const { readTime } = await tx.get(documents.assembly(assemblyId));
    return found && { ...found, asOf: instantOf(readTime) };
  });
  if (read === null) return refuse('assembly-unknown');
  const { quorum, asOf } = read;
  return transact(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const reference = documents.session(assemblyId, assembly.activeSession);
    const session = (await tx.get(reference)).data();
    if (session === undefined || !isSeen(session, request)) return refuse('session-changed');
    // The quorum read belongs to another call: the chair looks again.
    if (!isSeen(read.session, request)) return refuse('session-changed');
    const decision = decide(courseOf(session), quorum, session);
    if (!decision.ok) return decision;
    const { course, changed } = decision.value;
    const fields = sessionFieldsOf(course);
    const isInstalling = kind === 'session-installed';
    const isOver = fields.state === 'closed' || fields.state === 'failed';
    const settled = isInstalling ? 'installed' : fields.state === 'failed' ? 'failed' : null;
    const isSuspended = fields.state === 'suspended';
    const action = { assemblyId, by, now };
    const emptiesAt = isSuspended ? hallEmptiesAt(now, assembly.timeZone) : null;
    if (changed) {
      if (session.openQuestionIds.length > 0) return refuse('voting-in-progress');
      const looked = (await look?.(tx, assembly, session)) ?? accept({});
      if (!looked.ok) return looked;
      const stop = fields.state === 'open' ? [] : await readStop(tx, action, assembly);
      applyPlan(tx, { writes: stop });
      // Where the law measures the quorum now, each decision looks again at who was here.
      tx.update(reference, {
        ...fields,
        emptiesAt,
        ...(isInstalling ? { installedAsOf: asOf, installedQuorum: readingOf(quorum) } : {}),
        ...(isOver ? { endedAt: now } : {}),
        // The bylaws as they were when the quorum was read: later ones change nothing in a call that was
        // held.
        ...(settled === null
          ? {}
          : {
              bylawQuorums: keptQuorums(read.assembly, session, settled),
              bylawArrears: arrearsInForce(read.assembly, session),
            }),
      });
      recordEvent(tx, assemblyId, {
        kind,
        by,
        at: now,
        from: 'chair',
        session: session.session,
        call: session.call,
        ...(course.resumesAt === null ? {} : { until: course.resumesAt }),
        quorum: readingOf(quorum),
        ...looked.value,
      });
    }
    return accept({ session: session.session, call: session.call, state: fields.state, quorum });
  });
}

export function isSeen(
  session: Pick<StoredSession, 'session' | 'call'>,
  seen: SessionChangeRequest,
): boolean {
  return session.session === seen.session && session.call === seen.call;
}
