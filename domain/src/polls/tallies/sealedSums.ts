import type { Markable } from '../marks/marks.ts';
import type { Question } from '../questions/question.ts';
import { type Tally, tallySlots } from './tally.ts';

/** The sums of a secret vote: units and their weight, and beside them heads, where each votes once with all its units. */
export interface SecretSums {
  readonly tally: Tally;
  /** How many heads, as units; they weigh nothing. */
  readonly heads?: Tally;
}

type Sealed = Markable & Pick<Question, 'headsVoteWhole'>;

/** All that a sealed box of the question may hold, whatever is voted: it is always as long. */
export function sealedSlots(question: Sealed): readonly { readonly optionId: string }[] {
  const slots = tallySlots(question);
  if (question.headsVoteWhole !== true) return slots;
  return [...slots, ...slots.map(({ optionId }) => ({ optionId: headSlot(optionId) }))];
}

/** Both as what is sealed together, under the names of its slots. */
export function joinSums({ tally, heads = {} }: SecretSums): Tally {
  const own = Object.entries(heads).map(([key, count]) => [headSlot(key), count] as const);
  return { ...tally, ...Object.fromEntries(own) };
}

/** The sums that were sealed together, apart again. */
export function splitSums(question: Sealed, sealed: Tally): SecretSums {
  const keys = tallySlots(question).map(({ optionId }) => optionId);
  const pick = (nameOf: (key: string) => string) =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const count = sealed[nameOf(key)];
        return count === undefined ? [] : [[key, count]];
      }),
    );
  const tally = pick((key) => key);
  return question.headsVoteWhole === true ? { tally, heads: pick(headSlot) } : { tally };
}

function headSlot(key: string): string {
  return `head:${key}`;
}
