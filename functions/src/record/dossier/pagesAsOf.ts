import {
  type Query,
  type QueryDocumentSnapshot,
  readAsOf,
  type Timestamp,
} from '../../kernel/database/firestore.ts';

/** Documents that are read together: a collection of ten thousand is never whole in memory. */
const aPage = 1_000;

/** What a query finds at an instant, in pages. In the order of its own; of one without, by the names of documents. */
export async function* pagesAsOf<T>(
  readAt: Timestamp,
  query: Query<T>,
): AsyncGenerator<readonly QueryDocumentSnapshot<T>[]> {
  for (let last: QueryDocumentSnapshot<T> | undefined; ; ) {
    const from = last === undefined ? query : query.startAfter(last);
    const { docs } = await readAsOf(readAt, (tx) => tx.get(from.limit(aPage)));
    if (docs.length > 0) yield docs;
    if (docs.length < aPage) return;
    last = docs.at(-1);
  }
}

/** The same of a whole collection, by the names of its documents. */
export function byName<T>(query: Query<T>): Query<T> {
  return query.orderBy('__name__');
}
