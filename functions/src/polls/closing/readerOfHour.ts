import { isPastClosing, type Question } from '@asamblea/domain';
import {
  isServed,
  readAsOf,
  type Timestamp,
  type Transaction,
  timestampOf,
} from '../../kernel/database/firestore.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { hourOf } from './hourOf.ts';

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
  const mark = await tx.get(pollDocuments.closing(assemblyId, question.questionId));
  const carried = mark.data()?.line;
  const line = carried === undefined ? mark.updateTime : timestampOf(carried);
  return line === undefined ? null : hourOf(question, line);
}
