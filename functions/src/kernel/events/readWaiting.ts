import {
  type InCommit,
  type Instant,
  inOrder,
  instantOf,
  type StoredEvent,
} from '@asamblea/domain';
import type { Query, QuerySnapshot } from '../database/firestore.ts';

/** The events that wait for their seal in an assembly, in order: only the place of each. */
export type WaitingEvents = ReadonlyMap<string, readonly InCommit[]>;

interface WaitingEvent extends InCommit {
  readonly assemblyId: string;
}

/**
 * Every event that waits for its seal, by assembly. Their ids are random, so that a part of them by id
 * would leave out some that came before others: all are looked at, page by page, and nothing is read of
 * them but their place. An event committed after the first page was read is left for another time: it might
 * stand after one that a page had already passed.
 */
export async function readWaiting(
  events: Query<StoredEvent>,
  aPage = 5_000,
): Promise<WaitingEvents> {
  const waiting = events
    .where('seal', '==', null)
    .select('kind', 'number', 'committed')
    .limit(aPage);
  const found: WaitingEvent[] = [];
  const first = await waiting.get();
  const horizon = instantOf(first.readTime);
  for (let page = first; ; ) {
    for (const event of placesOf(page)) if (event.committed <= horizon) found.push(event);
    const last = page.docs.at(-1);
    if (last === undefined || page.size < aPage) break;
    page = await waiting.startAfter(last).get();
  }
  const byAssembly = Map.groupBy(found, ({ assemblyId }) => assemblyId);
  return new Map([...byAssembly].map(([assemblyId, own]) => [assemblyId, inOrder(own)]));
}

function placesOf({ docs }: QuerySnapshot): readonly WaitingEvent[] {
  return docs.map((event) => {
    const number: number | undefined = event.get('number');
    // One that came from another place says itself when it was committed there.
    const committed: Instant | undefined = event.get('committed');
    return {
      eventId: event.id,
      assemblyId: event.ref.parent.parent?.id ?? '',
      kind: event.get('kind'),
      committed: committed ?? instantOf(event.createTime),
      ...(number === undefined ? {} : { number }),
    };
  });
}
