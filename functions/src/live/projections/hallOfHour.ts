import { type Count, instantOf, type Question } from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { readPresent } from '../../meeting/quorum/readPresent.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import type { HourReader } from '../../polls/closing/readerOfHour.ts';

/** Clocks of different servers may differ by this much. */
export const clockSkewMillis = 60_000;

interface Hall {
  readonly present: Count;
  /** The units that left since the question opened: they may have voted. */
  readonly left: readonly string[];
}

/**
 * The units in the hall and those that left it, once for all the questions of a ballot that have the same
 * hour.
 */
export function rememberHalls(assemblyId: string, question: Question) {
  const halls = new Map<string, Promise<Hall>>();
  return ({ hour, read }: HourReader): Promise<Hall> => {
    const key = hour === null ? '' : instantOf(hour);
    const known = halls.get(key);
    if (known !== undefined) return known;
    const hall = read(async (tx) => {
      const [present, left] = await Promise.all([
        readPresent(tx, assemblyId, question.session),
        readLeft(tx, assemblyId, question),
      ]);
      return { present, left };
    });
    halls.set(key, hall);
    return hall;
  };
}

/** Only units that left after the question opened can have voted and be absent. */
async function readLeft(
  tx: Transaction,
  assemblyId: string,
  { session, openedAt }: Question,
): Promise<readonly string[]> {
  if (openedAt === null) return [];
  const left = await tx.get(
    peopleDocuments
      .attendance(assemblyId, session)
      .where('present', '==', false)
      .where('since', '>=', openedAt - clockSkewMillis),
  );
  return left.docs.map((unit) => unit.id);
}
