import {
  type AssemblySession,
  byQuestionNumber,
  type Question,
  type StoredResult,
} from '@asamblea/domain';

/** What the chair has in hand: a vote that is open, a result the hall has not seen, or what comes next. */
export type BoardStep =
  | { readonly kind: 'open'; readonly question: Question; readonly others: number }
  | { readonly kind: 'counting' | 'show' | 'next'; readonly question: Question }
  | { readonly kind: 'none' | 'empty' };

/** The one thing to do now with the votes of the session. */
export function boardStepOf(
  meeting: AssemblySession,
  questions: readonly Question[],
  results: readonly StoredResult[],
): BoardStep {
  const inOrder = [...questions].sort(byQuestionNumber);
  const [openId, ...others] = meeting.openQuestionIds;
  const open = inOrder.find(({ questionId }) => questionId === openId);
  if (open?.state === 'open') return { kind: 'open', question: open, others: others.length };
  if (open !== undefined) return { kind: 'counting', question: open };
  const unseen = new Set(
    results.filter(({ shownAt }) => shownAt === null).map(({ questionId }) => questionId),
  );
  const isUnseen = ({ questionId, state, session }: Question) =>
    state === 'closed' && session === meeting.session && unseen.has(questionId);
  const waiting = inOrder.findLast(isUnseen);
  if (waiting !== undefined) return { kind: 'show', question: waiting };
  const next = inOrder.find(({ state }) => state === 'draft');
  if (next !== undefined && meeting.state === 'open') return { kind: 'next', question: next };
  return { kind: inOrder.length === 0 ? 'empty' : 'none' };
}
