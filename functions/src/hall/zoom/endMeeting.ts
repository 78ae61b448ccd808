import { accept, type Outcome, refuse } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { readMeeting } from './readMeeting.ts';
import { openZoom, refuseZoom } from './zoomAccounts.ts';
import { zoomDocuments } from './zoomDocuments.ts';

export interface MeetingEnd {
  readonly assemblyId: string;
  readonly by: string;
  readonly now: number;
}

/**
 * Ends the meeting for everybody, at Zoom and on the pages that follow it. Not while something is voted: the
 * pages that it leads away are those where people vote. Again, it changes nothing.
 */
export async function endMeeting({
  assemblyId,
  by,
  now,
}: MeetingEnd): Promise<Outcome<{ readonly endedAt: number }>> {
  const zoom = await openZoom(assemblyId);
  if (zoom === null) return refuse('zoom-not-set');
  const found = await readTogether((tx) => readMeeting(tx, assemblyId));
  const meeting = found?.meeting;
  if (meeting === undefined || meeting.meetingId === null) return refuse('zoom-no-meeting');
  if (meeting.endedAt !== null) return accept({ endedAt: meeting.endedAt });
  if (found?.session?.openQuestionIds.length !== 0) return refuse('voting-in-progress');
  const { meetingId, session } = meeting;
  const ended = await zoom.client.endMeeting(meetingId);
  if (!ended.ok) return refuseZoom(ended);
  return transact(async (tx) => {
    const reference = zoomDocuments.meeting(assemblyId, session);
    const known = (await tx.get(reference)).data();
    if (known?.meetingId !== meetingId) return refuse('zoom-no-meeting');
    if (known.endedAt !== null) return accept({ endedAt: known.endedAt });
    tx.update(reference, { endedAt: now });
    tx.update(documents.session(assemblyId, session), { remoteEndedAt: now });
    recordEvent(tx, assemblyId, { kind: 'video-ended', by, at: now, from: 'chair', session });
    return accept({ endedAt: now });
  });
}
