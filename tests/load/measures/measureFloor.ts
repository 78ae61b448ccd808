import {
  collectionAt,
  FieldValue,
  firestore,
} from '../../../functions/src/kernel/database/firestore.ts';
import { peopleDocuments } from '../../../functions/src/people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../../functions/src/polls/stored/pollDocuments.ts';
import type { Hall } from '../seeds/seedHall.ts';

const shards = 16;

export interface FloorRequest {
  readonly hall: Hall;
  /** A question that exists, to be read with every vote. */
  readonly questionId: string;
  readonly round: number;
  readonly atOnce: number;
}

/**
 * Votes a second of the plainest way to keep votes: a transaction for each, that reads question,
 * holder and ballot and writes a ballot and one of sixteen sums. There is no HTTP, no session and no
 * rule of the assembly, and nobody listens to these documents.
 */
export async function measureFloor({
  hall,
  questionId,
  round,
  atOnce,
}: FloorRequest): Promise<number> {
  const question = pollDocuments.question(hall.assemblyId, questionId);
  const holders = peopleDocuments.attendance(hall.assemblyId, 1);
  const ballots = collectionAt<object>(`piso/${round}/ballots`);
  const sums = collectionAt<object>(`piso/${round}/sums`);
  const queue = hall.voters.entries();
  const drain = async () => {
    for (const [i, { unitId, weight }] of queue) {
      await firestore().runTransaction(async (tx) => {
        await tx.getAll<unknown, object>(question, holders.doc(unitId), ballots.doc(unitId));
        tx.create(ballots.doc(unitId), { unitId, weight, optionIds: ['favour'] });
        const favour = FieldValue.increment(weight);
        tx.set(sums.doc(String(i % shards)), { favour }, { merge: true });
      });
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: atOnce }, drain));
  return hall.voters.length / ((performance.now() - startedAt) / 1000);
}
