import { numberOf, type QuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import type { Question } from '../../polls/questions/question.ts';
import type { SessionRecord } from './sessionRecord.ts';

/** The questions of a session that have no result. */
export interface LeftQuestions {
  /** Put to nobody: the agenda has them and the record has no vote on them. */
  readonly untouched: readonly LeftQuestion[];
  /** Put to the vote, and without a result: annulled before, or not over yet. Not said: none. */
  readonly unsettled?: readonly UnsettledQuestion[];
}

/** A question that the record has no vote on. */
interface LeftQuestion extends QuestionNumber, Pick<Question, 'text' | 'pointId'> {}

interface UnsettledQuestion extends LeftQuestion {
  readonly isAnnulled: boolean;
  /** When it was annulled and why; not said: it was not, or the record does not have it. */
  readonly annulled?: { readonly eventId: string; readonly at: number; readonly reason: string };
}

/** Those that were put to nobody, and those that were and have no result. */
export function questionsLeft(record: SessionRecord): LeftQuestions {
  const untouched = record.questions.filter(({ state }) => state === 'draft').map(leftOf);
  return { untouched, ...unsettledOf(record) };
}

function leftOf({ text, pointId = null, ...question }: Question): LeftQuestion {
  return { ...numberOf(question), ...(pointId === null ? { text } : { text, pointId }) };
}

function unsettledOf({
  questions,
  results,
  events,
}: SessionRecord): Pick<LeftQuestions, 'unsettled'> {
  const settled = new Set(results.map(({ questionId }) => questionId));
  const left = questions
    .filter(({ state, openedAt }) => state !== 'draft' && openedAt !== null)
    .filter(({ questionId }) => !settled.has(questionId))
    .map((one) => ({
      ...leftOf(one),
      isAnnulled: one.state === 'annulled',
      ...annulledBy(events, one),
    }));
  return left.length === 0 ? {} : { unsettled: left };
}

function annulledBy(
  events: SessionRecord['events'],
  { questionId, annulment }: Question,
): Pick<UnsettledQuestion, 'annulled'> {
  const event = events.findLast(
    (one) => one.kind === 'question-annulled' && one.questionId === questionId,
  );
  if (event === undefined || annulment === undefined) return {};
  const { eventId, at } = event;
  return { annulled: { eventId, at, reason: annulment.reason } };
}
