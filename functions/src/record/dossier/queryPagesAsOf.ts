import {
  type Query,
  type QueryDocumentSnapshot,
  readAsOf,
  type Timestamp,
} from '../../kernel/database/firestore.ts';

/** Documents that are read together: a collection of ten thousand is never whole in memory. */
const aPage = 1_000;

/**
 * The documents of a query at an instant, in pages. In the order of its own; of one without, by the names of
 * documents.
 */
export async function* queryPagesAsOf<T>(
  readAt: Timestamp,
  query: Query<T>,
): AsyncGenerator<readonly QueryDocumentSnapshot<T>[]> {
  const read = async (from: Query<T>) =>
    (await readAsOf(readAt, (tx) => tx.get(from.limit(aPage)))).docs;
  let page = await read(query);
  while (page.length > 0) {
    const last = page.at(-1);
    const isLast = page.length < aPage || last === undefined;
    // The next one is on its way while this one is written.
    const next = isLast ? null : read(query.startAfter(last));
    next?.catch(() => undefined);
    yield page;
    page = (await next) ?? [];
  }
}

/** The same of a whole collection, by the names of its documents. */
export function byName<T>(query: Query<T>): Query<T> {
  return query.orderBy('__name__');
}
