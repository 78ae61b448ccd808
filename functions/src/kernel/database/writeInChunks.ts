import type { WriteBatch } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';

const chunkSize = 400;
const chunksAtOnce = 4;

/** Writes many documents, a few batches at a time. Not atomic: only for what nobody sees yet. */
export async function writeInChunks<T>(
  items: readonly T[],
  write: (batch: WriteBatch, item: T) => void,
): Promise<void> {
  const starts = Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, i) => i).values();
  const writer = async () => {
    for (const chunk of starts) {
      const batch = firestore().batch();
      for (const item of items.slice(chunk * chunkSize, (chunk + 1) * chunkSize)) {
        write(batch, item);
      }
      await batch.commit();
    }
  };
  await Promise.all(Array.from({ length: chunksAtOnce }, writer));
}
