import {
  accept,
  liveRoomOf,
  type Outcome,
  refuse,
  viewOfZoomAccount,
  withVideo,
  type ZoomInPage,
  type ZoomSettingsAnswer,
  zoomInPage,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import { readFloor } from '../floor/changeFloor.ts';
import { isLive, readMeeting } from './readMeeting.ts';

export interface ZoomSwitching {
  readonly assemblyId: string;
  readonly by: string;
  readonly isOn: boolean;
  readonly now: number;
}

const why = {
  account: 'zoom-not-set',
  key: 'zoom-key-missing',
  meeting: 'zoom-no-meeting',
} as const;

/**
 * The meeting at Zoom is seen in the room from now on, or no more; the rooms that are open are told. On only
 * where there is a key and a meeting; off always. The same again changes nothing.
 */
export function setZoomInPage(asked: ZoomSwitching): Promise<Outcome<ZoomInPage>> {
  const { assemblyId, by, isOn, now } = asked;
  return transact<Outcome<ZoomInPage>>(async (tx) => {
    const found = await readFloor(tx, assemblyId);
    if (!found.ok) return found;
    const { assembly, session, floor } = found.value;
    const reference = documents.integrationSettings(assemblyId);
    const room = hallDocuments.liveRoom(assembly.cot);
    const [stored, shown, meeting] = await Promise.all([
      tx.get(reference),
      tx.get(room),
      readMeeting(tx, assemblyId),
    ]);
    const settings = stored.data() ?? {};
    const hasMeeting = isLive(meeting?.meeting);
    const { isOn: was, lacks } = zoomInPage(settings, hasMeeting);
    if (isOn === was) return accept({ isOn, lacks });
    if (isOn && lacks !== null) return refuse(why[lacks]);
    const { video = null, version = 0 } = settings.video ?? {};
    const next = { video, version: version + 1 };
    tx.set(reference, { ...settings, zoomInPage: isOn, video: next });
    const before = shown.data() ?? liveRoomOf(floor, session.point?.pointId ?? null, null, now);
    tx.set(room, withVideo(before, next.version, now));
    recordEvent(tx, assemblyId, { kind: 'video-changed', by, at: now, session: session.session });
    return accept({ isOn, lacks });
  });
}

/** The account as pages see it, and whether its meetings are seen in the room. */
export async function readZoomSettings(assemblyId: string): Promise<Outcome<ZoomSettingsAnswer>> {
  const [stored, found] = await Promise.all([
    documents.integrationSettings(assemblyId).get(),
    readTogether((tx) => readMeeting(tx, assemblyId)),
  ]);
  const settings = stored.data() ?? {};
  const account = settings.zoom ?? null;
  return accept({
    account: account === null ? null : viewOfZoomAccount(account),
    inPage: zoomInPage(settings, isLive(found?.meeting)),
  });
}
