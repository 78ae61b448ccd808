import {
  type AssemblySession,
  accept,
  convocationRulesOf,
  type NextCallRequest,
  nextSession,
  type Outcome,
  refuse,
  type SessionChanged,
} from '@asamblea/domain';
import { readNewRoom } from '../../hall/floor/readStop.ts';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import type { StoredSession } from '../../kernel/database/storedTypes.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { isSeen, type Presiding } from './changeSession.ts';

/**
 * Plans the call after a failed one and makes it the one under way. The points that nobody treated
 * go with it; on the same day so does the hall. Planning the same again changes nothing.
 */
export function planNextSession({
  assemblyId,
  by,
  request,
  now,
}: Presiding<NextCallRequest>): Promise<Outcome<SessionChanged>> {
  return transact(async (tx) => {
    const assemblyRef = documents.assembly(assemblyId);
    const assembly = (await tx.get(assemblyRef)).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const reference = documents.session(assemblyId, assembly.activeSession);
    const failed = (await tx.get(reference)).data();
    if (failed === undefined) return refuse('session-changed');
    if (isAlreadyPlanned(failed, request)) return accept(answerOf(failed));
    if (!isSeen(failed, request)) return refuse('session-changed');
    const lastCall = 1 + convocationRulesOf(assembly.rulePack).laterCalls.length;
    const { startsAt, waitMinutes } = request;
    const { timeZone } = assembly;
    const planned = nextSession(failed, { startsAt, waitMinutes, lastCall, timeZone, now });
    if (!planned.ok) return planned;
    const next = planned.value;
    const { session, call } = next;
    if (session === failed.session) tx.update(reference, { ...next });
    else {
      const drafts = await draftsOf(tx, assemblyId, failed.session);
      const renew = await readNewRoom(tx, assembly.cot, session, now);
      const roster = failed.roster === undefined ? {} : { roster: failed.roster };
      tx.create(documents.session(assemblyId, session), { ...next, ...roster });
      tx.update(assemblyRef, { activeSession: session });
      applyPlan(tx, { writes: renew });
      for (const draft of drafts) tx.update(draft.ref, { session });
    }
    const event = { kind: 'call-planned', by, at: now, from: 'chair' } as const;
    recordEvent(tx, assemblyId, { ...event, session, call, until: startsAt });
    return accept(answerOf(next));
  });
}

/** The earlier press, whose answer got lost. */
function isAlreadyPlanned(current: StoredSession, asked: NextCallRequest): boolean {
  return (
    current.state === 'planned' &&
    current.call === asked.call + 1 &&
    current.startsAt === asked.startsAt
  );
}

async function draftsOf(tx: Transaction, assemblyId: string, session: number) {
  const agenda = await tx.get(documents.questions(assemblyId).where('session', '==', session));
  return agenda.docs.filter((question) => question.data().state === 'draft');
}

function answerOf({ session, call, state }: AssemblySession): SessionChanged {
  return { session, call, state, quorum: null };
}
