import type { Question } from '@asamblea/domain';
import { Timestamp } from '../../kernel/database/firestore.ts';

/**
 * The hour of a question: the earlier of its hour on the clock and its line, whenever somebody came by to
 * draw it. Presence, arrears and the roster are those of the hour; votes are those of the line.
 */
export function hourOf({ closesAt }: Pick<Question, 'closesAt'>, line: Timestamp): Timestamp {
  return closesAt !== null && closesAt <= line.toMillis() ? Timestamp.fromMillis(closesAt) : line;
}
