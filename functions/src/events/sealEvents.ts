import { eventsABlock, hashEvent, headAfter, sealBlock } from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import { newSalt } from '../platform/ids.ts';
import { attempt } from '../platform/reportProblem.ts';

/** What one tick takes on; the next one goes on from there. */
const eventsAtOnce = 5_000;

/**
 * Gives every event that has none its place in the record, in blocks chained by their hashes. Within
 * an assembly the order is that of the commits. Returns how many were sealed.
 */
export async function sealEvents(now: number): Promise<number> {
  const waiting = await documents.everyEvent().where('seal', '==', null).limit(eventsAtOnce).get();
  const inOrder = waiting.docs.toSorted((a, b) => compare(committed(a), committed(b)));
  const byAssembly = Map.groupBy(inOrder, (event) => event.ref.parent.parent?.id ?? '');
  let sealed = 0;
  for (const [assemblyId, events] of byAssembly) {
    await attempt('events not sealed', async () => {
      for (let from = 0; from < events.length; from += eventsABlock) {
        const block = events.slice(from, from + eventsABlock);
        sealed += await sealOneBlock(
          assemblyId,
          block.map(({ id }) => id),
          now,
        );
      }
    });
  }
  return sealed;
}

/**
 * Its own lock is the head of the chain: of two writers the second finds the events sealed and
 * leaves them. No event is written by anybody else, so sealing never holds up a desk.
 */
export function sealOneBlock(
  assemblyId: string,
  eventIds: readonly string[],
  now: number,
): Promise<number> {
  const events = documents.events(assemblyId);
  const headRef = documents.sealHead(assemblyId);
  return transact(async (tx) => {
    const head = (await tx.get(headRef)).data() ?? null;
    const found = await tx.getAll(...eventIds.map((eventId) => events.doc(eventId)));
    const waiting = found.flatMap((snapshot) => {
      const event = snapshot.data();
      if (event === undefined || event.seal !== null) return [];
      const salt = newSalt();
      return [{ eventId: snapshot.id, salt, hash: hashEvent(snapshot.id, event, salt) }];
    });
    if (waiting.length === 0) return 0;
    const seal = sealBlock(
      head,
      waiting.map(({ eventId, hash }) => ({ eventId, hash })),
      now,
    );
    tx.create(documents.seal(assemblyId, seal.block), seal);
    tx.set(headRef, headAfter(seal));
    waiting.forEach(({ eventId, salt }, i) => {
      tx.update(events.doc(eventId), { seal: seal.block, sequence: seal.first + i, salt });
    });
    return waiting.length;
  });
}

/** Nanoseconds and all, as text that sorts. */
function committed(event: { readonly createTime: { valueOf(): string } }): string {
  return event.createTime.valueOf();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
