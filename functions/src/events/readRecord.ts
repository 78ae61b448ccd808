import type { RecordPage, RecordQuery, StoredEvent } from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import type { QueryDocumentSnapshot } from '../platform/firestore.ts';
import { describeEvents, type FoundEvent } from './describeEvents.ts';

/** Blocks may be small when little happens: a page takes as many as fill it. */
const rowsAPage = 100;
const blocksAtOnce = 20;
const unsealedAtMost = 1_000;

/**
 * The record, newest first: what waits for a seal and then block by block, which is the one order
 * that needs no index on time. Of one unit, everything.
 */
export async function readRecord(
  assemblyId: string,
  { before, unitId }: RecordQuery,
  wanted: (event: StoredEvent) => boolean,
): Promise<RecordPage> {
  if (unitId !== undefined) {
    const found = await documents.events(assemblyId).where('unitId', '==', unitId).get();
    return pageOf(assemblyId, found.docs.map(asFound), null, wanted);
  }
  if (before === undefined) {
    const [waiting, head] = await Promise.all([
      documents.events(assemblyId).where('seal', '==', null).limit(unsealedAtMost).get(),
      documents.sealHead(assemblyId).get(),
    ]);
    const last = head.data()?.block ?? 0;
    const older = await readBlocks(assemblyId, last);
    const events = [...waiting.docs.map(asFound), ...older.events];
    return pageOf(assemblyId, events, older.before, wanted);
  }
  const older = await readBlocks(assemblyId, before);
  return pageOf(assemblyId, older.events, older.before, wanted);
}

/** From that block back. */
async function readBlocks(assemblyId: string, from: number) {
  const numbers = Array.from({ length: Math.min(blocksAtOnce, from) }, (_, i) => from - i);
  const seals = await Promise.all(
    numbers.map(async (block) => (await documents.seal(assemblyId, block).get()).data()),
  );
  const ids: string[] = [];
  let before = from;
  for (const seal of seals) {
    if (ids.length >= rowsAPage) break;
    ids.push(...(seal?.events.map(({ eventId }) => eventId) ?? []));
    before -= 1;
  }
  const events = documents.events(assemblyId);
  const found = await Promise.all(ids.map((eventId) => events.doc(eventId).get()));
  return {
    before: before > 0 ? before : null,
    events: found.flatMap((snapshot): FoundEvent[] => {
      const event = snapshot.data();
      if (event === undefined || snapshot.createTime === undefined) return [];
      return [{ eventId: snapshot.id, event, committed: snapshot.createTime }];
    }),
  };
}

function asFound(snapshot: QueryDocumentSnapshot<StoredEvent>): FoundEvent {
  return { eventId: snapshot.id, event: snapshot.data(), committed: snapshot.createTime };
}

async function pageOf(
  assemblyId: string,
  found: readonly FoundEvent[],
  before: number | null,
  wanted: (event: StoredEvent) => boolean,
): Promise<RecordPage> {
  const newestFirst = found
    .filter(({ event }) => wanted(event))
    .toSorted((a, b) => (a.committed.valueOf() < b.committed.valueOf() ? 1 : -1));
  return { rows: await describeEvents(assemblyId, newestFirst), before };
}
