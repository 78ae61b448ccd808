import type { CastAnswer, Outcome } from '@asamblea/domain';

/** What each unit was told, in a word; or the whole sending. */
export function wordsOf(outcome: Outcome<CastAnswer>): readonly string[] {
  if (!outcome.ok) return [outcome.refusal.code];
  return outcome.value.results.map((row) =>
    row.status === 'refused' ? row.refusal.code : row.status,
  );
}
