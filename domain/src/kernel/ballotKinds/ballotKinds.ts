import type { ElectionKind } from './electionKind.ts';

/** Yes or no, and every kind of election. */
export type BallotKind = 'yes-no' | ElectionKind;

/** How a kind of question is marked and counted: what differs from one to another, and nothing else of it. */
export interface BallotKindRow {
  /** One mark, or as many as the chair lets. */
  readonly takes: 'one' | 'several';
  /** Whether the order of the marks says something: then it is kept as the voter gave it. */
  readonly isOrdered: boolean;
  /** The marks of a ballot that go into the running sums: each of them, or only the first. */
  readonly adds: 'each' | 'first';
  /** The source of the decision: the sums, or every ballot, which nobody may read of a secret vote. */
  readonly decidedFrom: 'sums' | 'ballots';
  /** How many are chosen: nobody, one, or as many as the chair says. */
  readonly seats: 'none' | 'one' | 'asked';
  /** The fewest that can be on the ballot. */
  readonly fewest: 1 | 2;
  /** Whether each of them is a list of names. */
  readonly hasLines: boolean;
  /** Whether the chair may ask that who is chosen reaches the majority of the matter. */
  readonly mayNeedMajority: boolean;
}

/** One mark, one winner: what most kinds are but for what they say. */
const plain: BallotKindRow = {
  takes: 'one',
  isOrdered: false,
  adds: 'each',
  decidedFrom: 'sums',
  seats: 'one',
  fewest: 2,
  hasLines: false,
  mayNeedMajority: true,
};

/** A kind is a row here; `tsc` asks for its engine, its words and its field where they differ. */
export const ballotKinds: Readonly<Record<BallotKind, BallotKindRow>> = {
  'yes-no': { ...plain, seats: 'none', mayNeedMajority: false },
  one: plain,
  several: { ...plain, takes: 'several', seats: 'asked' },
  people: { ...plain, takes: 'several', seats: 'asked', fewest: 1 },
  slates: { ...plain, seats: 'asked', fewest: 1, hasLines: true, mayNeedMajority: false },
  survey: { ...plain, takes: 'several', seats: 'none', mayNeedMajority: false },
  ranking: {
    ...plain,
    takes: 'several',
    isOrdered: true,
    adds: 'first',
    decidedFrom: 'ballots',
  },
};

/** The part of a question that says its kind: null or absent, yes or no. */
export interface OfKind {
  readonly election?: { readonly kind: ElectionKind } | null | undefined;
}

/** The row of a question. */
export function ballotKindOf({ election }: OfKind): BallotKindRow {
  return ballotKinds[election?.kind ?? 'yes-no'];
}
