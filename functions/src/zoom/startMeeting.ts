import {
  accept,
  type Outcome,
  refuse,
  type ZoomLinkAnswer,
  type ZoomOwnAnswer,
} from '@asamblea/domain';
import { readTogether } from '../platform/firestore.ts';
import { readMeeting } from './readMeeting.ts';
import { openZoom, readZoomAccount, refuseZoom } from './zoomAccounts.ts';

/** The link that opens the meeting as its host, asked for now: it is a key, and is kept nowhere. */
export async function startMeeting(assemblyId: string): Promise<Outcome<ZoomLinkAnswer>> {
  const zoom = await openZoom(assemblyId);
  if (zoom === null) return refuse('zoom-not-set');
  const meeting = (await readTogether((tx) => readMeeting(tx, assemblyId)))?.meeting;
  if (meeting === undefined || meeting.meetingId === null) return refuse('zoom-no-meeting');
  if (meeting.endedAt !== null) return refuse('zoom-over');
  const url = await zoom.client.startUrl(meeting.meetingId);
  return url.ok ? accept({ url: url.value }) : refuseZoom(url);
}

/** Whether there is a meeting to join: who asks is inscribed in nothing. */
export async function tellMeeting(assemblyId: string): Promise<Outcome<ZoomOwnAnswer>> {
  const [account, found] = await Promise.all([
    readZoomAccount(assemblyId),
    readTogether((tx) => readMeeting(tx, assemblyId)),
  ]);
  const { meetingId = null, endedAt = null } = found?.meeting ?? {};
  return accept({ isOn: account !== null && meetingId !== null && endedAt === null });
}
