import type {
  AttendanceAnswer,
  Floor,
  Inquiry,
  LiveRoom,
  Plate,
  PlatePin,
  Presence,
  PresenceWatch,
  SeatPack,
} from '@asamblea/domain';
import {
  collectionAt,
  documentAt,
  everywhere,
  type Timestamp,
} from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import type { Forgotten } from '../../kernel/database/retention.ts';
import type { StoredPackPart } from '../../kernel/http/packedRows.ts';

/** The answer given to a desk, for when it asks again. `ttl` lets the database forget it. */
interface StoredDeskAnswer {
  readonly results: readonly AttendanceAnswer[];
  readonly ttl: Timestamp;
}

/** `seatPacks/newest`: the pack that is asked for now, and the one before it, which somebody may be reading. */
interface StoredSeatPack extends SeatPack {
  readonly before: SeatPack | null;
}

/** Plates, the people online, and the requests from the floor. */
export const hallDocuments = {
  plates: (id: string, session: number) => collectionAt<Plate>(paths.plates(id, session)),
  platePins: (id: string, session: number) => collectionAt<PlatePin>(paths.platePins(id, session)),
  seatPackParts: (id: string, session: number) =>
    collectionAt<StoredPackPart>(paths.seatPacks(id, session)),
  newestSeatPack: (id: string, session: number) =>
    documentAt<StoredSeatPack>(`${paths.seatPacks(id, session)}/newest`),
  floor: (id: string, session: number) => documentAt<Floor>(paths.floor(id, session)),
  inquiries: (id: string) => collectionAt<Inquiry>(paths.inquiries(id)),
  presence: (id: string, session: number, personId: string) =>
    documentAt<Forgotten<Presence>>(paths.presence(id, session, personId)),
  presences: (id: string, session: number) =>
    collectionAt<Forgotten<Presence>>(paths.presences(id, session)),
  everyPresence: () => everywhere<Presence>('presence'),
  presenceWatch: () => documentAt<PresenceWatch>(paths.presenceWatch()),
  deskAnswer: (id: string, sending: string) =>
    documentAt<StoredDeskAnswer>(paths.deskAnswer(id, sending)),
  liveRoom: (cot: string) => documentAt<LiveRoom>(paths.live(cot, 'room')),
} as const;
