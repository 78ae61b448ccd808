import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';

/** A person or a slate that can be marked on a ballot. */
export interface Candidate {
  readonly optionId: string;
  readonly label: string;
}

/** What a ballot of an election says. An abstention is a recorded presence, not a vote. */
export type Choice =
  | { readonly kind: 'marks'; readonly optionIds: readonly string[] }
  | { readonly kind: 'blank' | 'null' | 'abstention' };

/** How many candidates a ballot may mark. Whole numbers, `1 ≤ min ≤ max`. */
export interface MarkLimits {
  readonly min: number;
  readonly max: number;
}

/**
 * Reads the marks of a ballot, in the order of the question, so that two equal ballots are equal.
 * Refuses a mark that is not on the ballot or is made twice, and too few or too many of them. An
 * empty ballot is not a blank vote: who wants to vote blank chooses so.
 */
export function readMarks(
  marks: readonly string[],
  options: readonly Candidate[],
  { min, max }: MarkLimits,
): Outcome<Choice> {
  const marked = new Set(marks);
  const known = options.map(({ optionId }) => optionId).filter((id) => marked.has(id));
  if (known.length !== marked.size) return refuse('option-unknown');
  if (marked.size !== marks.length) return refuse('mark-repeated');
  if (marked.size < min) return refuse('too-few-marks', `Marque al menos ${min}.`);
  if (marked.size > max) return refuse('too-many-marks', `Marque como máximo ${max}.`);
  return accept({ kind: 'marks', optionIds: known });
}
