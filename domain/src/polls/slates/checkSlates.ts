import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { saying } from '../../kernel/text/sentence.ts';
import type { Candidate } from '../marks/marks.ts';

/** A line of a slate: who runs, and a personal substitute where the bylaws ask for one. */
interface SlateLine {
  readonly candidateId: string;
  readonly substituteId: string | null;
}

/** A slate: its lines in the order in which they win seats. */
export interface Slate extends Candidate {
  readonly lines: readonly SlateLine[];
}

/**
 * Accepts slates fit to be voted: each with somebody on it, and nobody twice, not even as a
 * substitute, on one slate or on two: nobody could hold two seats. Refuses naming the slate.
 */
export function checkSlates(slates: readonly Slate[]): Outcome<readonly Slate[]> {
  const seen = new Set<string>();
  for (const { label, lines } of slates) {
    if (lines.length === 0) return refuse('slate-empty', saying`Plancha: ${label}.`);
    for (const id of lines.flatMap(peopleOf)) {
      if (seen.has(id)) return refuse('candidate-repeated', saying`Plancha: ${label}.`);
      seen.add(id);
    }
  }
  return accept(slates);
}

function peopleOf({ candidateId, substituteId }: SlateLine): readonly string[] {
  return substituteId === null ? [candidateId] : [candidateId, substituteId];
}
