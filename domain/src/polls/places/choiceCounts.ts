import type { Bases, Figures, ScopeFigures } from '../../laws/findings/figures.ts';
import type { Scope } from '../../laws/rules/scope.ts';

/** Equal ballots of an election by order of preference: the same options in the same order. */
export interface Ranking {
  /** From the first preference down. */
  readonly optionIds: readonly string[];
  /** Of all that gave it: millionths of a weight, or whole units or heads. */
  readonly amount: number;
}

/**
 * The votes of an election, in one scope: weights in millionths, units and heads in whole numbers. Only sums,
 * but of an order of preference, so that a secret election is counted exactly like one with names.
 */
export interface ChoiceCount extends Bases {
  /** By option; one that is missing has no votes. Of an order of preference, the first ones. */
  readonly options: Readonly<Record<string, number>>;
  /** Ballots that mark at least one option, each once however many it marks. */
  readonly valid: number;
  readonly blank: number;
  readonly null: number;
  readonly abstention: number;
  /** Of an order of preference, which is decided from every ballot. */
  readonly rankings?: readonly Ranking[];
}

/** By scope: those that the rule reads and the one that ranks. */
export type ChoiceCounts = Readonly<Partial<Record<Scope, ChoiceCount>>>;

const noChoices: ChoiceCount = {
  all: 0,
  allMinusExcluded: 0,
  present: 0,
  options: {},
  valid: 0,
  blank: 0,
  null: 0,
  abstention: 0,
};

/** The count of a scope; zeros when nothing was counted by it. */
export function choicesOf(counts: ChoiceCounts, scope: Scope): ChoiceCount {
  return counts[scope] ?? noChoices;
}

/**
 * The election seen from one candidate, as the figures that a rule is held against. With one mark a
 * ballot, who prefers another is `against`; with several marks nobody opposes anybody: `other`.
 */
export function figuresFor(
  optionId: string,
  counts: ChoiceCounts,
  rest: 'against' | 'other',
): Figures {
  const figures: Partial<Record<Scope, ScopeFigures>> = {};
  for (const [scope, count] of Object.entries(counts) as [Scope, ChoiceCount][]) {
    const { all, allMinusExcluded, present, blank, abstention } = count;
    const favour = count.options[optionId] ?? 0;
    const votes = { favour, against: 0, other: 0, blank, null: count.null, abstention };
    votes[rest] = count.valid - favour;
    figures[scope] = { all, allMinusExcluded, present, votes };
  }
  return figures;
}
