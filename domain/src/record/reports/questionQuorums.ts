import { endOfMillisecond } from '../../kernel/calendars/instant.ts';
import { numberOf } from '../../kernel/sessions/questionNumber.ts';
import { type Count, nothing } from '../../kernel/weights/weight.ts';
import type { Quorum } from '../../laws/quorum/quorum.ts';
import { writtenBy } from '../../meeting/quorum/timeLine.ts';
import type { StoredResult } from '../../polls/results/questionResult.ts';
import type { SessionRecord } from './sessionRecord.ts';
import { type QuorumStep, walkQuorum } from './walkQuorum.ts';

/** The units present when a vote began and when it ended. Null while it has not. */
export interface QuestionQuorum {
  readonly questionId: string;
  readonly number: number;
  readonly repetition?: number;
  readonly text: string;
  readonly opened: (Omit<QuorumNow, 'call'> & { readonly eventId: string }) | null;
  readonly closed: Omit<QuorumNow, 'call'> | null;
  /** *Quórum de la decisión*: also units that had voted and left. */
  readonly decision: Pick<Quorum, 'present' | 'total' | 'met' | 'threshold'> | null;
}

interface QuorumNow {
  readonly at: number;
  readonly call: number;
  readonly present: Count;
  readonly met: boolean;
}

/** The quorum of each question, when it opened and at its hour. */
export function questionQuorums(
  record: SessionRecord,
  steps: readonly QuorumStep[],
): readonly QuestionQuorum[] {
  const { questions, results, events } = record;
  return questions.map((question) => {
    const { questionId, text } = question;
    const result = results.find((one) => one.questionId === questionId);
    const opening = events.findLast(
      (event) => event.kind === 'question-opened' && event.questionId === questionId,
    );
    const then = steps.find(({ committed }) => committed === opening?.committed)?.quorum;
    const line = result === undefined ? undefined : quorumAtHour(record, steps, result);
    const there = { present: line?.present ?? nothing, met: line?.met === true };
    return {
      questionId,
      ...numberOf(question),
      text,
      opened:
        opening === undefined
          ? openedOnPaper(question, events, steps)
          : {
              eventId: opening.eventId,
              at: opening.at,
              present: then?.present ?? nothing,
              met: then?.met === true,
            },
      closed: result === undefined ? null : { at: result.closedAt, ...there },
      decision: result?.quorum ?? null,
    };
  });
}

/** Of a vote on paper: the quorum of the hour that was written for its opening. */
function openedOnPaper(
  { questionId, paper }: SessionRecord['questions'][number],
  events: SessionRecord['events'],
  steps: readonly QuorumStep[],
): QuestionQuorum['opened'] {
  const written = events.findLast(
    (event) => event.kind === 'paper-vote-recorded' && event.questionId === questionId,
  );
  if (paper === undefined || written === undefined) return null;
  const { openedAt } = paper;
  const then = steps.findLast(({ at }) => at <= openedAt)?.quorum;
  const there = { present: then?.present ?? nothing, met: then?.met === true };
  return { eventId: written.eventId, at: openedAt, ...there };
}

/**
 * The quorum of the hour of a question, with what desks without network had written by then and sent before
 * it was counted.
 */
function quorumAtHour(
  record: SessionRecord,
  steps: readonly QuorumStep[],
  { questionId, closedAt }: Pick<StoredResult, 'questionId' | 'closedAt'>,
): Quorum | undefined {
  const hour = endOfMillisecond(closedAt);
  const count = record.events.find(
    (event) => event.kind === 'question-closed' && event.questionId === questionId,
  );
  const late = record.events.filter(
    ({ committed }) => committed > hour && committed < (count?.committed ?? ''),
  );
  const written = new Set(writtenBy(late, closedAt).map(({ eventId }) => eventId));
  const events = record.events.map((event) =>
    written.has(event.eventId) ? { ...event, at: closedAt, committed: hour } : event,
  );
  const walked = written.size === 0 ? steps : walkQuorum({ ...record, events });
  return walked.findLast(({ at }) => at <= closedAt)?.quorum;
}
