import type { Question, StoredResult } from '@asamblea/domain';

/** The next step of a ballot of several, for all of them: to be closed, or its next result shown. */
export type BallotStep =
  | { readonly kind: 'close'; readonly open: readonly Question[] }
  | { readonly kind: 'show'; readonly next: Question };

/** Null when the question in sight is what comes next. */
export function ballotStepOf(
  ballot: readonly Question[],
  results: ReadonlyMap<string, StoredResult>,
): BallotStep | null {
  const open = ballot.filter(({ state }) => state === 'open');
  if (open.length > 1) return { kind: 'close', open };
  if (!isBallotOver(ballot)) return null;
  const next = notAnnulled(ballot).find(
    ({ questionId }) => results.get(questionId)?.shownAt === null,
  );
  return next === undefined ? null : { kind: 'show', next };
}

export function notAnnulled(ballot: readonly Question[]): readonly Question[] {
  return ballot.filter(({ state }) => state !== 'annulled');
}

export function isBallotOver(ballot: readonly Question[]): boolean {
  const remaining = notAnnulled(ballot);
  return remaining.length > 0 && remaining.every(({ state }) => state === 'closed');
}
