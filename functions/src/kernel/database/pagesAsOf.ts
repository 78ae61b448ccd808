import {
  FieldPath,
  firestore,
  type QueryDocumentSnapshot,
  readAsOf,
  type Timestamp,
} from './firestore.ts';

const pageSize = 500;

/** Every document of a collection at an instant, as it is stored, by its id and some at a time. */
export async function* pagesAsOf(
  readTime: Timestamp,
  path: string,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const ordered = firestore().collection(path).orderBy(FieldPath.documentId()).limit(pageSize);
  for (let page = ordered; ; ) {
    const { docs } = await readAsOf(readTime, (tx) => tx.get(page));
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    if (last === undefined || docs.length < pageSize) return;
    page = ordered.startAfter(last);
  }
}
