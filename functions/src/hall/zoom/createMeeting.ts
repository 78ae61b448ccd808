import { accept, type Outcome, refuse, type ZoomMeeting } from '@asamblea/domain';
import { busy } from '../../kernel/concurrency/keepTrying.ts';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { Refused } from '../../kernel/platform/refused.ts';
import { readMeeting } from './readMeeting.ts';
import { openZoom, refuseZoom } from './zoomAccounts.ts';
import { zoomDocuments } from './zoomDocuments.ts';

export interface MeetingCreation {
  readonly assemblyId: string;
  readonly by: string;
  readonly requestId: string;
  readonly now: number;
}

/** While one press asks Zoom, another waits; after this long it was cut short. */
const askingMillis = 30_000;
/** How long the meeting is booked for. It may be ended before, and lasts longer if need be. */
const bookedMinutes = 8 * 60;

/**
 * The meeting of the session that goes on. Pressed again while there is one, it answers that one. An answer
 * that does not come leaves it unknown whether Zoom made it, and says so instead of asking by itself again.
 */
export async function createMeeting(
  asked: MeetingCreation,
): Promise<Outcome<{ readonly meetingId: string }>> {
  const { assemblyId, by, requestId, now } = asked;
  const zoom = await openZoom(assemblyId);
  if (zoom === null) return refuse('zoom-not-set');
  const begun = await transact((tx) => begin(tx, asked));
  if (!begun.ok) return begun;
  const { assembly, startsAt, before, meeting } = begun.value;
  if (meeting.meetingId !== null) return accept({ meetingId: meeting.meetingId });
  const reference = zoomDocuments.meeting(assemblyId, meeting.session);
  const made = await zoom.client.createMeeting({
    host: zoom.account.host,
    topic: assembly.name,
    timeZone: assembly.timeZone,
    startsAt: Math.max(startsAt, now),
    minutes: bookedMinutes,
  });
  return transact(async (tx) => {
    const isMine = (await tx.get(reference)).data()?.requestId === requestId;
    if (!made.ok) {
      if (isMine && before !== undefined) tx.set(reference, before);
      else if (isMine) tx.delete(reference);
      return made.isSure ? refuseZoom(made) : refuse('zoom-unsure');
    }
    const { id: meetingId, password = '' } = made.value;
    if (!isMine) return refuse('zoom-unsure');
    tx.set(reference, { ...meeting, meetingId, password });
    tx.update(documents.session(assemblyId, meeting.session), { remoteEndedAt: null });
    const { session } = meeting;
    recordEvent(tx, assemblyId, { kind: 'video-created', by, at: now, from: 'chair', session });
    return accept({ meetingId });
  });
}

async function begin(
  tx: Parameters<typeof readMeeting>[0],
  { assemblyId, by, requestId, now }: MeetingCreation,
) {
  const found = await readMeeting(tx, assemblyId);
  if (found === null) return refuse('assembly-unknown');
  const { assembly, session, meeting: before } = found;
  if (session === undefined) return refuse('session-not-open');
  const { startsAt } = session;
  if (before !== undefined && before.meetingId !== null && before.endedAt === null) {
    return accept({ assembly, startsAt, before, meeting: before });
  }
  const isAsking = before?.meetingId === null && before.askedAt > now - askingMillis;
  if (isAsking) throw new Refused(busy);
  const meeting: ZoomMeeting = {
    session: session.session,
    requestId,
    meetingId: null,
    topic: assembly.name,
    password: '',
    by,
    askedAt: now,
    endedInstances: {},
    endedAt: null,
  };
  tx.set(zoomDocuments.meeting(assemblyId, session.session), meeting);
  return accept({ assembly, startsAt, before, meeting });
}
