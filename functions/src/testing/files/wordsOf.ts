import type { CastAnswer, Outcome } from '@asamblea/domain';

/** The answer for each unit, in a word; or for the whole submission. */
export function wordsOf(outcome: Outcome<CastAnswer>): readonly string[] {
  if (!outcome.ok) return [outcome.refusal.code];
  return outcome.value.results.map((row) =>
    row.status === 'refused' ? row.refusal.code : row.status,
  );
}
