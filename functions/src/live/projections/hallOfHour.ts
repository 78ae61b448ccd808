import { type Count, instantOf, isPastClosing, type Question } from '@asamblea/domain';
import {
  isServed,
  readAsOf,
  type Timestamp,
  type Transaction,
} from '../../kernel/database/firestore.ts';
import { readPresent } from '../../meeting/quorum/readPresent.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { hourOf } from '../../polls/closing/hourOf.ts';
import { pollDocuments } from '../../polls/questions/pollDocuments.ts';

/** Clocks of different servers may differ by this much. */
export const clockSkewMillis = 60_000;

/** Reads the hall of a question: of its hour once that has come, and of the present until then. */
export interface HourReader {
  readonly hour: Timestamp | null;
  readonly read: <R>(work: (tx: Transaction) => Promise<R>) => Promise<R>;
}

/** `asOf` is the instant that `tx` reads. After an hour the database does not serve the past any more. */
export async function readerOfHour(
  tx: Transaction,
  assemblyId: string,
  question: Question,
  asOf: Timestamp,
): Promise<HourReader> {
  const hour = await readHour(tx, assemblyId, question, asOf);
  const isThen = hour !== null && isServed(hour, asOf.toMillis());
  return { hour, read: (work) => (isThen ? readAsOf(hour, work) : work(tx)) };
}

async function readHour(
  tx: Transaction,
  assemblyId: string,
  question: Question,
  asOf: Timestamp,
): Promise<Timestamp | null> {
  if (question.state === 'draft') return null;
  if (isPastClosing(question, asOf.toMillis())) return hourOf(question, asOf);
  if (question.state !== 'counting' && question.state !== 'closed') return null;
  const { updateTime: line } = await tx.get(pollDocuments.closing(assemblyId, question.questionId));
  return line === undefined ? null : hourOf(question, line);
}

interface Hall {
  readonly present: Count;
  /** Who left since the question opened: they may have voted. */
  readonly left: readonly string[];
}

/** Who is in the hall and who left it, once for all the questions of a ballot that have the same hour. */
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
