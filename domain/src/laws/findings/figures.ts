import type { Base } from '../../kernel/bylaws/majorityBylaw.ts';
import type { Numerator } from '../rules/requirement.ts';
import type { Scope } from '../rules/scope.ts';

/** How a ballot counts: `other` is a valid vote for another candidate, `null` a spoilt one. */
export const voteKinds = ['favour', 'against', 'other', 'blank', 'null', 'abstention'] as const;
export type VoteKind = (typeof voteKinds)[number];

const optionRoles = ['favour', 'against', 'blank', 'abstention', 'candidate'] as const;

export type OptionRole = (typeof optionRoles)[number];

/** A vote for any candidate is in favour of somebody: so it counts in every base. */
export function voteKindOf(role: OptionRole): VoteKind {
  return role === 'candidate' ? 'favour' : role;
}

/** The possible bases, in one scope. Weights in millionths; units and heads in whole numbers. */
export interface Bases {
  /** The whole roster, with nobody left out. */
  readonly all: number;
  /** The roster less those the rule leaves out of the base. */
  readonly allMinusExcluded: number;
  /** Present at closing or with an accepted ballot, less those left out and those annulled. */
  readonly present: number;
}

/** The votes, in one scope. */
export type Votes = Readonly<Record<VoteKind, number>>;

export interface ScopeFigures extends Bases {
  readonly votes: Votes;
}

/** Everything a verdict needs to know, by scope. Only the scopes that the rule reads. */
export type Figures = Readonly<Partial<Record<Scope, ScopeFigures>>>;

export const noVotes: Votes = {
  favour: 0,
  against: 0,
  other: 0,
  blank: 0,
  null: 0,
  abstention: 0,
};

const noFigures: ScopeFigures = { all: 0, allMinusExcluded: 0, present: 0, votes: noVotes };

/** The figures of a scope; zeros when nothing was counted by it, which meets nothing. */
export function figuresOf(figures: Figures, scope: Scope): ScopeFigures {
  return figures[scope] ?? noFigures;
}

/** An abstention is a recorded presence, not a vote: it is in `present` and not in `cast`. */
export function baseOf(figures: ScopeFigures, base: Base): number {
  const { votes } = figures;
  const valid = votes.favour + votes.against + votes.other;
  switch (base) {
    case 'all':
      return figures.all;
    case 'allMinusExcluded':
      return figures.allMinusExcluded;
    case 'present':
      return figures.present;
    case 'cast':
      return valid + votes.blank + votes.null;
    case 'validCast':
      return valid;
    case 'forAndAgainst':
      return votes.favour + votes.against;
  }
}

export function numeratorOf(figures: ScopeFigures, numerator: Numerator): number {
  switch (numerator) {
    case 'favour':
      return figures.votes.favour;
    case 'against':
      return figures.votes.against;
    case 'present':
      return figures.present;
    case 'tookPart':
      return Object.values(figures.votes).reduce((sum, votes) => sum + votes, 0);
  }
}
