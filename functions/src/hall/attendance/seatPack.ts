import { accept, type Outcome, refuse, type SeatPack, type SeatPartQuery } from '@asamblea/domain';
import { readTogether, Timestamp, transact } from '../../kernel/database/firestore.ts';
import { answerPacked, type PackedHttp, packRows } from '../../kernel/http/packedRows.ts';
import { unwrap } from '../../kernel/platform/refused.ts';
import type { SessionPlace } from '../../people/seats/seatPlaces.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { hallDocuments } from './hallDocuments.ts';

/** So many are heard one by one: past them it costs less to pack. */
const heardAtMost = 1_000;
/**
 * A move carries the time when its commit was taken in, and may become visible somewhat later: a pack does
 * not cover that long before it was read.
 */
const marginMillis = 60_000;
/** In a rush nobody packs more often than this. */
const freshMillis = 3 * 60_000;

const unpacked: SeatPack = { after: 0, parts: 0 };
/** Being packed here: later callers wait for the same one. */
const underWay = new Map<string, Promise<SeatPack>>();

interface Asked extends SessionPlace {
  readonly now: number;
}

/** Which parts the seats of a session are in. A reader who finds too many later moves packs them anew. */
export async function readSeatPack({
  assemblyId,
  session,
  now,
}: Asked): Promise<Outcome<SeatPack>> {
  const kept = (await hallDocuments.newestSeatPack(assemblyId, session).get()).data();
  const { after, parts } = kept ?? unpacked;
  if (kept !== undefined && now - after < freshMillis) return accept({ after, parts });
  const seats = peopleDocuments.attendance(assemblyId, session);
  const heard =
    kept === undefined ? seats : seats.where('movedAt', '>', Timestamp.fromMillis(after));
  const { count } = (await heard.count().get()).data();
  if (count <= heardAtMost) return accept({ after, parts });
  const key = `${assemblyId}/${session}`;
  const packing =
    underWay.get(key) ?? packSeats({ assemblyId, session }).finally(() => underWay.delete(key));
  underWay.set(key, packing);
  return accept(await packing);
}

/** The list of parts goes last: a reader that finds it finds them all. */
async function packSeats({ assemblyId, session }: SessionPlace): Promise<SeatPack> {
  const seats = await readTogether((tx) => tx.get(peopleDocuments.attendance(assemblyId, session)));
  const rows = seats.docs.map((seat) => seat.data());
  const bytes = await packRows(rows.sort((a, b) => (a.unitId < b.unitId ? -1 : 1)));
  const pack = { after: seats.readTime.toMillis() - marginMillis, parts: bytes.length };
  const places = partsOf({ assemblyId, session }, pack);
  for (const [part, place] of places.entries())
    await place.set({ bytes: bytes[part] ?? Buffer.of() });
  const newestAt = hallDocuments.newestSeatPack(assemblyId, session);
  await transact(async (tx) => {
    const newest = (await tx.get(newestAt)).data();
    const before = newest === undefined ? null : { after: newest.after, parts: newest.parts };
    const isSame = before?.after === pack.after;
    tx.set(newestAt, { ...pack, before: isSame ? (newest?.before ?? null) : before });
    const gone = isSame ? null : (newest?.before ?? null);
    if (gone === null || gone.after === pack.after) return;
    for (const place of partsOf({ assemblyId, session }, gone)) tx.delete(place);
  });
  return pack;
}

function partsOf({ assemblyId, session }: SessionPlace, { after, parts }: SeatPack) {
  const stored = hallDocuments.seatPackParts(assemblyId, session);
  return Array.from({ length: parts }, (_, part) => stored.doc(`${after}-${part}`));
}

interface AskedPart {
  readonly assemblyId: string;
  readonly asked: SeatPartQuery;
  readonly http: PackedHttp;
}

/** Sends a part of the seats of a session as it is stored, compressed. */
export async function sendSeatPart({ assemblyId, asked, http }: AskedPart): Promise<undefined> {
  const { session, after, part } = asked;
  const stored = hallDocuments.seatPackParts(assemblyId, session).doc(`${after}-${part}`);
  const found = (await stored.get()).data();
  if (found === undefined) return unwrap(refuse('not-found'));
  answerPacked(http, found.bytes);
}
