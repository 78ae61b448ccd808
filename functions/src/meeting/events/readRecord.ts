import type { DatedEvent, RecordPage, RecordQuery, StoredEvent } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { DocumentSnapshot } from '../../kernel/database/firestore.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { readWaiting } from '../../kernel/events/readWaiting.ts';
import { describeEvents } from './describeEvents.ts';

/** Blocks may be small when little happens: a page takes as many as fill it. */
const rowsAPage = 100;
const blocksAtOnce = 20;
const unsealedAtMost = 1_000;

type Wanted = (event: DatedEvent) => boolean;
type Found = readonly DocumentSnapshot<StoredEvent>[];

/**
 * The record, newest first: what waits for a seal and then block by block, which is the one order
 * that needs no index on time. Of one unit, everything.
 */
export async function readRecord(
  assemblyId: string,
  { before, unitId }: RecordQuery,
  wanted: Wanted,
): Promise<RecordPage> {
  if (unitId !== undefined) {
    const found = await documents.events(assemblyId).where('unitId', '==', unitId).get();
    return pageOf(assemblyId, found.docs, null, wanted);
  }
  if (before === undefined) {
    const waiting = await readNewestWaiting(assemblyId);
    // After them: what is sealed between the two readings is found twice, and not never.
    const head = await documents.sealHead(assemblyId).get();
    const older = await readBlocks(assemblyId, head.data()?.block ?? 0);
    return pageOf(assemblyId, [...waiting, ...older.events], older.before, wanted);
  }
  const older = await readBlocks(assemblyId, before);
  return pageOf(assemblyId, older.events, older.before, wanted);
}

/** No more than the newest rows of those that are wanted, from the newest that there are. */
export async function readNewest(
  assemblyId: string,
  rows: number,
  wanted: Wanted,
): Promise<RecordPage> {
  const atMost = 3 * rows;
  const waiting = await readNewestWaiting(assemblyId, atMost);
  const head = await documents.sealHead(assemblyId).get();
  const missing = atMost - waiting.length;
  const older =
    missing > 0 ? await readBlocks(assemblyId, head.data()?.block ?? 0, missing) : { events: [] };
  const found = [...waiting, ...older.events];
  const newest = datedEvents(found).filter(wanted).slice(-rows).toReversed();
  return { rows: await describeEvents(assemblyId, newest), before: null };
}

async function readNewestWaiting(assemblyId: string, atMost = unsealedAtMost): Promise<Found> {
  const waiting = await readWaiting(documents.events(assemblyId));
  const newest = waiting.get(assemblyId)?.slice(-atMost) ?? [];
  return readEvents(
    assemblyId,
    newest.map(({ eventId }) => eventId),
  );
}

/** From that block back. */
async function readBlocks(assemblyId: string, from: number, rows = rowsAPage) {
  const numbers = Array.from({ length: Math.min(blocksAtOnce, from) }, (_, i) => from - i);
  const seals = await Promise.all(
    numbers.map(async (block) => (await documents.seal(assemblyId, block).get()).data()),
  );
  const ids: string[] = [];
  let before = from;
  for (const seal of seals) {
    if (ids.length >= rows) break;
    ids.push(...(seal?.events.map(({ eventId }) => eventId) ?? []));
    before -= 1;
  }
  return { before: before > 0 ? before : null, events: await readEvents(assemblyId, ids) };
}

function readEvents(assemblyId: string, ids: readonly string[]): Promise<Found> {
  const events = documents.events(assemblyId);
  return Promise.all(ids.map((eventId) => events.doc(eventId).get()));
}

async function pageOf(
  assemblyId: string,
  found: Found,
  before: number | null,
  wanted: Wanted,
): Promise<RecordPage> {
  const newestFirst = datedEvents(found).filter(wanted).toReversed();
  return { rows: await describeEvents(assemblyId, newestFirst), before };
}
