import {
  accept,
  type Outcome,
  refuse,
  type ZoomLinkAnswer,
  type ZoomOwnAnswer,
  zoomInPage,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether } from '../../kernel/database/firestore.ts';
import { isLive, readMeeting } from './readMeeting.ts';
import { openZoom, refuseZoom } from './zoomAccounts.ts';

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
  const [snapshot, found] = await Promise.all([
    documents.integrationSettings(assemblyId).get(),
    readTogether((tx) => readMeeting(tx, assemblyId)),
  ]);
  const settings = snapshot.data() ?? {};
  const hasMeeting = isLive(found?.meeting);
  const isOn = (settings.zoom ?? null) !== null && hasMeeting;
  return accept({ isOn, inPage: isOn && zoomInPage(settings, hasMeeting).isOn });
}
