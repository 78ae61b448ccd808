import { type Query, type QueryDocumentSnapshot, readAsOf, type Timestamp } from './firestore.ts';

/** Documents of the first page, where nobody knows how many there are and how large. */
const unknownPage = 500;
/** Of any other. The database looks for each page anew, so few large ones cost much less than many small. */
const pageAtMost = 10_000;
/** Of the JSON of a page: of two, the one in hand and the one on its way, an instance has room for. */
const bytesAPage = 4_000_000;

/**
 * Every document of a query at an instant, in pages as large as the memory allows. They come in the order of the
 * query; of one without, by their names. `expected` small documents, of less than a kilobyte, come as one page.
 */
export async function* pagesAsOf<T>(
  readAt: Timestamp,
  query: Query<T>,
  expected?: number,
): AsyncGenerator<readonly QueryDocumentSnapshot<T>[]> {
  const read = async (from: Query<T>, limit: number) => ({
    docs: (await readAsOf(readAt, (tx) => tx.get(from.limit(limit)))).docs,
    limit,
  });
  const first = expected === undefined ? unknownPage : Math.min(expected, pageAtMost) + 1;
  let page = await read(query, first);
  while (page.docs.length > 0) {
    const last = page.docs.at(-1);
    const isLast = page.docs.length < page.limit || last === undefined;
    // The next one is on its way while this one is written.
    const next = isLast ? null : read(query.startAfter(last), pageAfter(page.docs));
    next?.catch(() => undefined);
    yield page.docs;
    if (next === null) return;
    page = await next;
  }
}

/** As many as are expected to fill a page, if they are like those of this one. */
function pageAfter(docs: readonly QueryDocumentSnapshot<unknown>[]): number {
  const bytes = docs.reduce((sum, one) => sum + JSON.stringify(one.data()).length, 0);
  const mean = Math.max(1, bytes / docs.length);
  return Math.min(pageAtMost, Math.max(1, Math.floor(bytesAPage / mean)));
}

/** The same of a whole collection, by the names of its documents. */
export function byName<T>(query: Query<T>): Query<T> {
  return query.orderBy('__name__');
}
