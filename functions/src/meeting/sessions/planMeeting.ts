import {
  type AssemblySession,
  accept,
  type Convened,
  decideMeetingPlan,
  type MeetingCheckAnswer,
  noticesInForce,
  type Outcome,
  type PlanMeetingRequest,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { checkMeetingOf } from './checkMeetingOf.ts';
import { meetingDocuments } from './meetingDocuments.ts';

export interface MeetingPlan {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: PlanMeetingRequest;
  readonly now: number;
}

/** Of a meeting from before the session kept it: the newest notice that stands. */
async function readConvened(
  tx: Transaction,
  assemblyId: string,
  session: AssemblySession,
): Promise<Convened | null> {
  const sent = (await tx.get(meetingDocuments.convocations(assemblyId))).docs;
  const [last] = noticesInForce(
    session,
    sent.map((one) => one.data()),
  );
  if (last === undefined) return null;
  const { convocationId, sentOn, at } = last;
  return { convocationId, sentOn, at };
}

/** Fixes the date of the meeting and how it is called; what the law says of it is answered. */
export async function planMeeting(asked: MeetingPlan): Promise<Outcome<MeetingCheckAnswer>> {
  const { assemblyId, by, request, now } = asked;
  const planned = await transact(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const reference = documents.session(assemblyId, assembly.activeSession);
    const session = (await tx.get(reference)).data();
    if (session === undefined) return refuse('session-changed');
    const convened = session.convened ?? (await readConvened(tx, assemblyId, session));
    const next = decideMeetingPlan({ ...session, convened }, request, now);
    if (!next.ok) return next;
    const { startsAt, called } = next.value;
    const isCalledOff = (session.calledOff ?? null) !== null;
    tx.update(reference, {
      startsAt,
      called,
      convened,
      ...(isCalledOff ? { calledOff: null } : {}),
    });
    if (startsAt !== session.startsAt || isCalledOff) {
      recordEvent(tx, assemblyId, {
        kind: 'meeting-called',
        by,
        at: now,
        until: startsAt,
        session: session.session,
        call: session.call,
      });
    }
    return accept(null);
  });
  return planned.ok ? checkMeetingOf(assemblyId, now) : planned;
}
