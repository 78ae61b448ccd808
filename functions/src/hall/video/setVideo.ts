import { isDeepStrictEqual } from 'node:util';
import {
  accept,
  liveRoomOf,
  type Outcome,
  readMeetingVideo,
  type SetVideoRequest,
  type StoredVideo,
  withVideo,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import { readFloor } from '../floor/changeFloor.ts';

export interface VideoChange {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: SetVideoRequest;
  readonly now: number;
}

/** The meeting is seen there from now on: the rooms that are open are told that it is another. The same again changes nothing. */
export function setVideo(asked: VideoChange): Promise<Outcome<StoredVideo>> {
  const { assemblyId, by, request, now } = asked;
  return transact<Outcome<StoredVideo>>(async (tx) => {
    const read = request.address === '' ? accept(null) : readMeetingVideo(request.address);
    if (!read.ok) return read;
    const found = await readFloor(tx, assemblyId);
    if (!found.ok) return found;
    const { assembly, session, floor } = found.value;
    const reference = documents.integrationSettings(assemblyId);
    const room = hallDocuments.liveRoom(assembly.cot);
    const [settings, shown] = await Promise.all([tx.get(reference), tx.get(room)]);
    const known = settings.data()?.video ?? noVideo;
    if (isDeepStrictEqual(known.video, read.value)) return accept(known);
    const next = { video: read.value, version: known.version + 1 };
    tx.set(reference, { ...settings.data(), video: next });
    const before = shown.data() ?? liveRoomOf(floor, session.point?.pointId ?? null, null, now);
    tx.set(room, withVideo(before, next.version, now));
    recordEvent(tx, assemblyId, { kind: 'video-changed', by, at: now, session: session.session });
    return accept(next);
  });
}

/** Where the meeting is seen. */
export async function readVideo(assemblyId: string): Promise<Outcome<StoredVideo>> {
  const settings = (await documents.integrationSettings(assemblyId).get()).data();
  return accept(settings?.video ?? noVideo);
}

const noVideo: StoredVideo = { video: null, version: 0 };
