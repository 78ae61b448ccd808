import type { Option } from '../questions/option.ts';
import type { MarkLimits } from './choice.ts';
import type { SlateMethod } from './countingLaw.ts';

/**
 * How a question that is not a yes or no is asked: one of many, several of many, people or slates
 * for seats, and a survey, which decides nothing.
 */
export const electionKinds = ['one', 'several', 'people', 'slates', 'survey'] as const;
export type ElectionKind = (typeof electionKinds)[number];

/** The terms of an election; locked with the question when it opens. */
export interface ElectionTerms {
  readonly kind: ElectionKind;
  readonly marks: MarkLimits;
  /** How many are chosen; none in a survey. */
  readonly seats: number;
  /** Who is chosen must meet the rule, and not only be the most voted. */
  readonly needsMajority: boolean;
  /** Of slates; null of anything else. */
  readonly method: SlateMethod | null;
}

/** What of a question says how it is marked. */
export interface Markable {
  readonly options: readonly Option[];
  /** Null or not said: yes or no. */
  readonly election?: ElectionTerms | null;
}

/** What can be chosen: everything but voting blank and abstaining, which stand alone. */
export function choosable({ options }: Pick<Markable, 'options'>): readonly Option[] {
  return options.filter(({ role }) => role !== 'blank' && role !== 'abstention');
}
