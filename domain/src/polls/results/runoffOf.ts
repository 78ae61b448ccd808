import { ballotKindOf } from '../../kernel/ballotKinds/ballotKinds.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { Question } from '../questions/question.ts';
import type { QuestionResult } from './questionResult.ts';

const mark = '(segunda vuelta)';
const longestText = 600;

/** The terms of a second round: the same question, among its candidates, for the seats that are left. */
export type Runoff = Pick<Question, 'text' | 'options' | 'election' | 'runoffOf'>;

/** The second round of an election that left seats without a majority. */
export function runoffOf(
  question: Question,
  { elected, verdict }: Pick<QuestionResult, 'elected' | 'verdict'>,
): Outcome<Runoff> {
  const { election, options, text, questionId } = question;
  const among = new Set(elected?.runoff);
  if (!election || verdict.kind !== 'no-majority' || among.size === 0) return refuse('no-runoff');
  const seats = ballotKindOf({ election }).seats === 'one' ? 1 : Math.max(1, elected?.vacant ?? 1);
  const most = ballotKindOf({ election }).isOrdered ? among.size : seats;
  const max = Math.min(election.marks.max, most, among.size);
  const said = `${text} ${mark}`;
  return accept({
    text: text.endsWith(mark) || said.length > longestText ? text : said,
    options: options.filter(({ optionId, role }) => role !== 'candidate' || among.has(optionId)),
    election: { ...election, seats, marks: { min: Math.min(election.marks.min, max), max } },
    runoffOf: questionId,
  });
}
