import {
  countedNow,
  type Gap,
  gapsAt,
  lookAgain,
  type PresenceLook,
  type PresenceWatch,
  takesOnline,
} from '@asamblea/domain';
import { rememberLast } from '../../kernel/concurrency/rememberLast.ts';
import { readTogether, transact } from '../../kernel/database/firestore.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import { readOpenHall } from '../attendance/hallFrame.ts';
import { presencePace } from './presencePace.ts';

/** When something that is nobody's phone was last heard from, since a moment; null: it was not. */
export type HeardElsewhere = (since: number) => Promise<number | null>;

/** Only while no sign comes are they read one by one, which is when they are few, or all is silent. */
const readAtMost = 500;
/** Requests within the same five seconds get the same answer. */
const sharedMillis = 5_000;

/**
 * The clock comes by: says in which whiles nobody could be heard, so that they are nobody's silence, and keeps
 * it before anybody is written out. Two at once keep the same.
 */
export async function noteLook(now: number, elsewhere: HeardElsewhere): Promise<readonly Gap[]> {
  const reference = hallDocuments.presenceWatch();
  const look = await readLook((await reference.get()).data() ?? null, now, elsewhere);
  const watch = await transact(async (tx) => {
    const known = (await tx.get(reference)).data() ?? null;
    const next = lookAgain(known, look, presencePace());
    if (next !== known) tx.set(reference, next);
    return next;
  });
  return gapsAt(watch, look, presencePace());
}

/**
 * The time that counts, between two ticks of the clock, for an attendee who would be absent after a silence
 * of `millis`.
 */
export async function readCountedNow(millis: number, now: number): Promise<number> {
  return countedNow(millis, now, await readGaps(Math.floor(now / sharedMillis)));
}

const readGaps = rememberLast(2, async (slot: number) => {
  const now = slot * sharedMillis;
  const known = (await hallDocuments.presenceWatch().get()).data() ?? null;
  const look = await readLook(known, now, async () => null);
  return gapsAt(lookAgain(known, look, presencePace()), look, presencePace());
});

/**
 * Of all assemblies, whether anybody's sign is to come, and which signs came. Where a single person is online
 * their silence looks like ours: whether we were there is told by whatever else we hear.
 */
async function readLook(
  known: PresenceWatch | null,
  now: number,
  elsewhere: HeardElsewhere,
): Promise<PresenceLook> {
  const newest = await byNewest().limit(1).get();
  const last = newest.docs[0]?.data().seenAt;
  if (last === undefined) return { now, isAwaited: false, heard: [] };
  const since = known?.heardAt ?? last;
  if (last > since) return { now, isAwaited: true, heard: [await readFirst(since, last), last] };
  const awaited = await countAwaited();
  const other = awaited === 1 ? await elsewhere(since) : null;
  return { now, isAwaited: awaited > 0, heard: other === null ? [last] : [last, other] };
}

function byNewest() {
  return hallDocuments.everyPresence().where('dueAt', '>', 0).orderBy('dueAt', 'desc');
}

async function readFirst(since: number, last: number): Promise<number> {
  const after = since + presencePace().graceMillis;
  const signed = hallDocuments.everyPresence().where('dueAt', '>', after).orderBy('dueAt');
  return (await signed.limit(1).get()).docs[0]?.data().seenAt ?? last;
}

/** Of how many people a sign is to come, as far as two; of a session that takes none, nobody's. */
async function countAwaited(): Promise<number> {
  const found = await byNewest().limit(readAtMost).get();
  const sessions = new Map(found.docs.map(({ ref }) => [ref.parent.path, ref.parent.parent]));
  let awaited = 0;
  for (const [path, session] of sessions) {
    const assemblyId = session?.parent.parent?.id ?? '';
    const hall = await readTogether((tx) =>
      readOpenHall(tx, assemblyId, Number(session?.id ?? Number.NaN)),
    );
    if (!hall.ok || !takesOnline(hall.value.assembly)) continue;
    awaited += found.docs.filter(({ ref }) => ref.parent.path === path).length;
    if (awaited > 1) break;
  }
  return Math.min(awaited, 2);
}
