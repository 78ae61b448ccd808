import {
  deservesStamp,
  dueStamp,
  eventsABlock,
  hashEvent,
  headAfter,
  type InCommit,
  inOrder,
  instantOf,
  type StoredEvent,
  sealBlock,
} from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { type DocumentSnapshot, transact } from '../database/firestore.ts';
import { newSalt } from '../platform/ids.ts';
import { attempt } from '../platform/reportProblem.ts';
import { readWaiting } from './readWaiting.ts';

/** The events that one tick seals, more or less; the next one goes on from there. */
const eventsATick = 5_000;

/**
 * Gives every event that has none its place in the record, in blocks chained by their hashes. Within
 * an assembly the order is that of the commits, however many wait: every block is of the oldest. The
 * assemblies go by turns, a block each. Returns how many were sealed.
 */
export async function sealEvents(now: number, aPage?: number): Promise<number> {
  const waiting = await readWaiting(documents.everyEvent(), aPage);
  let turns = [...waiting].map(([assemblyId, events]) => ({ assemblyId, events, from: 0 }));
  let sealed = 0;
  while (turns.length > 0 && sealed < eventsATick) {
    const next: typeof turns = [];
    for (const { assemblyId, events, from } of turns) {
      const until = from + eventsABlock;
      const ids = events.slice(from, until).map(({ eventId }) => eventId);
      const isSealed = await attempt('events not sealed', async () => {
        sealed += await sealOneBlock(assemblyId, ids, now);
      });
      // Blocks after a failed one have to wait for it.
      if (isSealed && until < events.length) next.push({ assemblyId, events, from: until });
    }
    turns = next;
  }
  return sealed;
}

/**
 * The head of the chain is its lock: of two writers the second finds the events sealed and leaves them. No
 * event is written by anybody else, so sealing never holds up a desk. The stamp of an authority, where one is
 * chosen, is asked for afterwards.
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
    const waiting = inOrder(found.flatMap(waitingIn)).map(({ event, ...place }) => {
      const salt = newSalt();
      const { committed } = place;
      return { ...place, salt, hash: hashEvent(place.eventId, { ...event, committed }, salt) };
    });
    if (waiting.length === 0) return 0;
    const isStamped =
      deservesStamp(waiting.map(({ kind }) => kind)) &&
      (await tx.get(documents.integrationSettings(assemblyId))).data()?.timeAuthority != null;
    const seal = sealBlock(
      head,
      waiting.map(({ eventId, hash }) => ({ eventId, hash })),
      now,
    );
    if (isStamped) tx.create(documents.timeStamp(assemblyId, seal.block), dueStamp(seal, now));
    tx.create(documents.seal(assemblyId, seal.block), seal);
    tx.set(headRef, headAfter(seal));
    waiting.forEach(({ eventId, committed, salt }, i) => {
      const sequence = seal.first + i;
      tx.update(events.doc(eventId), { seal: seal.block, sequence, committed, salt });
    });
    return waiting.length;
  });
}

/** The event and its place, if it still waits. */
function waitingIn(
  snapshot: DocumentSnapshot<StoredEvent>,
): readonly (InCommit & { readonly event: StoredEvent })[] {
  const event = snapshot.data();
  if (event === undefined || event.seal !== null || snapshot.createTime === undefined) return [];
  const { kind, number, committed = instantOf(snapshot.createTime) } = event;
  return [
    {
      event,
      eventId: snapshot.id,
      kind,
      committed,
      ...(number === undefined ? {} : { number }),
    },
  ];
}
