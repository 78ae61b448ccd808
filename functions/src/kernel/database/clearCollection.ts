import { type CollectionReference, firestore } from './firestore.ts';

const deletedAtOnce = 400;

/** Removes every document of a collection, a batch at a time. */
export async function clearCollection<T>(collection: CollectionReference<T>): Promise<void> {
  let found = await collection.limit(deletedAtOnce).get();
  while (found.docs.length > 0) {
    const batch = firestore().batch();
    for (const one of found.docs) batch.delete(one.ref);
    await batch.commit();
    found = await collection.limit(deletedAtOnce).get();
  }
}
