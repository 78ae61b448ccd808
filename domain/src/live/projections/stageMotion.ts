import type { LiveQuestion } from '../../polls/presented/liveQuestion.ts';

/** The moments that a screen marks with one movement: a vote that opens, one that closes, and a decision. */
export type StageMotion = 'opening' | 'closing' | 'verdict';

/**
 * The change of the stage between two looks at it; null: nothing that is marked. The first look of a screen
 * has nothing before it, so that one that comes late, or again, marks nothing.
 */
export function stageMotionOf(
  before: LiveQuestion | null,
  after: LiveQuestion | null,
): StageMotion | null {
  if (before === null || after === null) return null;
  const [was, is] = [momentOf(before), momentOf(after)];
  if (is === null) return null;
  const stood = is.ids.filter((id) => was?.ids.includes(id));
  // Also where one of several is annulled and the rest goes on.
  if (was?.moment === is.moment && stood.length === is.ids.length) return null;
  // Brought back to the stage: it closed before.
  if (is.moment === 'closing' && stood.length === 0) return null;
  return is.moment;
}

interface StagedMoment {
  readonly moment: StageMotion;
  /** Of the questions on stage. */
  readonly ids: readonly string[];
}

/** Several questions are one vote, which is open while one of them is. */
function momentOf(live: LiveQuestion): StagedMoment | null {
  const { mode } = live.stage;
  if (mode !== 'question' && mode !== 'result') return null;
  const { votings } = live;
  const questions = votings.map(({ question }) => question);
  const ids = questions.map(({ questionId }) => questionId);
  if (mode === 'result') {
    return votings.some(({ result }) => result !== null) ? { moment: 'verdict', ids } : null;
  }
  if (questions.some(({ state }) => state === 'open')) return { moment: 'opening', ids };
  const isEnding = questions.some(({ state }) => state !== 'draft' && state !== 'annulled');
  return isEnding ? { moment: 'closing', ids } : null;
}
