import type { DatedEvent } from '../../kernel/events/datedEvent.ts';
import type { EventKind } from '../../kernel/events/eventKinds.ts';
import type { PointNow } from '../../kernel/sessions/pointNow.ts';

/** A question as far as opening it treats its point. */
interface AskedQuestion {
  readonly questionId: string;
  readonly pointId?: string | null;
  readonly openedAt: number | null;
  readonly rehearsal?: boolean;
}

type Moved = Pick<DatedEvent, 'kind' | 'at' | 'pointId' | 'questionId'>;

/** Each of them carries the point that was treated then. */
const onPoint: readonly EventKind[] = ['point-treated', 'floor-given', 'inquiry-read'];

/**
 * The first event on a point: the chair went to it, opened a question of it, or somebody spoke on it. Null: the
 * record does not say that it was treated.
 */
export function firstTreating<E extends Moved>(
  pointId: string,
  events: readonly E[],
  questions: readonly AskedQuestion[],
): E | null {
  const own = new Set(askedOf(questions, pointId).map(({ questionId }) => questionId));
  return events
    .filter(
      (event) =>
        (onPoint.includes(event.kind) && event.pointId === pointId) ||
        (event.kind === 'question-opened' && own.has(event.questionId ?? '')),
    )
    .reduce<E | null>((first, one) => (first === null || one.at < first.at ? one : first), null);
}

/** The points that the record does not say were treated, in their order. */
export function untreatedPoints<P extends PointNow>(
  points: readonly P[],
  events: readonly Moved[],
  questions: readonly AskedQuestion[],
): readonly P[] {
  return points.filter(
    ({ pointId }) =>
      firstTreating(pointId, events, questions) === null &&
      !askedOf(questions, pointId).some(({ openedAt }) => openedAt !== null),
  );
}

/** Those that were put for real: practice treats nothing. */
function askedOf(questions: readonly AskedQuestion[], pointId: string): readonly AskedQuestion[] {
  return questions.filter((one) => one.pointId === pointId && one.rehearsal !== true);
}
