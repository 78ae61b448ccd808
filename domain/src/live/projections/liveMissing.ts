import type { Projected } from '../../kernel/calendars/instant.ts';
import type { QuestionState } from '../../kernel/sessions/questionState.ts';
import type { Stage } from '../../kernel/sessions/stage.ts';
import type { Count } from '../../kernel/weights/weight.ts';
import type { LiveVoting } from '../../polls/presented/liveQuestion.ts';

/**
 * `public/{cot}/live/missing`: the units present, those that voted, and their votes, as far as the question
 * on stage lets the public know. One small document, however many units there are.
 */
export interface LiveMissing extends Projected {
  readonly stage: Stage;
  /** Of the question on stage: a document that shows nothing says for what. */
  readonly state: QuestionState | null;
  readonly shown: ShownUnits | null;
}

/** Sets of unit indexes, as text. */
export interface ShownUnits {
  readonly question: LiveVoting['question'];
  readonly voted: Count;
  readonly expected: Count;
  /** How many units the roster has. */
  readonly size: number;
  readonly present: string;
  readonly seen: string;
  /** By option; null unless the roll is public. */
  readonly choices: Readonly<Record<string, string>> | null;
  /** The units that voted last, newest last; null unless the roll is public. */
  readonly latest: readonly number[] | null;
}

/** `GET /api/public/missing?cot=`, for audiences too large to listen each. */
export interface UnitsAnswer {
  readonly live: LiveMissing | null;
}

/** How many of the latest votes are kept in their order. */
const latestKept = 60;

/** The latest units to vote: what was known before, and then what came since, in roster order. */
export function latestVotes(
  before: readonly number[],
  voted: ReadonlySet<number>,
  votedBefore: ReadonlySet<number>,
): readonly number[] {
  const stay = before.filter((unitIndex) => voted.has(unitIndex));
  const came = [...voted].filter((unitIndex) => !votedBefore.has(unitIndex)).sort((a, b) => a - b);
  return [...stay, ...came].slice(-latestKept);
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const bitsALetter = 6;

/**
 * A set of unit indexes as text, six units a letter of base64: thirty thousand units take 5 KB. As long
 * for every set of the same roster, so that its size says nothing.
 */
export function packUnitIndexes(unitIndexes: Iterable<number>, size: number): string {
  const values = Array.from({ length: Math.ceil(size / bitsALetter) }, () => 0);
  for (const unitIndex of unitIndexes) {
    const at = Math.floor(unitIndex / bitsALetter);
    const value = values[at];
    if (unitIndex < size && value !== undefined)
      values[at] = value | (1 << (unitIndex % bitsALetter));
  }
  return values.map((value) => letters[value]).join('');
}

export function unpackUnitIndexes(text: string): ReadonlySet<number> {
  const unitIndexes = new Set<number>();
  for (const [at, letter] of [...text].entries()) {
    const value = letters.indexOf(letter);
    for (let bit = 0; bit < bitsALetter; bit += 1) {
      if (value > 0 && (value & (1 << bit)) !== 0) unitIndexes.add(at * bitsALetter + bit);
    }
  }
  return unitIndexes;
}
