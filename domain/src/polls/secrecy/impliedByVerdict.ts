import type { Weight } from '../../kernel/weights/weight.ts';
import { type Figures, figuresOf, type VoteKind } from '../../laws/findings/figures.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import type { Scope } from '../../laws/rules/scope.ts';
import { passes } from '../../laws/verdicts/opposition.ts';
import type { Option } from '../marks/option.ts';
import type { Publication, Totals } from './secretBallots.ts';

/** The change of a scope with a move of the told one: so much with each, and up to so much whatever moves. */
export interface Shift {
  readonly each: number;
  readonly atMost: number;
}

/** By scope: a unit is one head too, and weighs something. */
export type Moved = Readonly<Partial<Record<Scope, Shift>>>;

export interface ToldVerdict {
  readonly rule: Pick<Rule, 'requirement' | 'unless'>;
  readonly call: number;
  /** With the exact votes of the scopes that move. */
  readonly figures: Figures;
  /** Every scope in which the rule reads the votes, with what goes of it. */
  readonly moved: Moved;
  readonly options: readonly Option[];
  readonly totals: Totals;
}

/**
 * The totals that «approved» or «rejected» gives away: a box around them inside which the verdict stays the
 * same whatever moves. Every rule is easier with more in favour and never easier with more of anything else,
 * so its worst corner decides the whole box. Where the other answers do not matter at all, only the answer in
 * favour is bounded. Null where what goes with any move, unseen, could turn it.
 */
export function impliedByVerdict(told: ToldVerdict): Publication | null {
  const votes = Object.values(told.totals).reduce((sum, total) => sum + total, 0);
  const isMet = passes(told.rule, told.figures, told.call);
  if (holdsAt(told, 0, 0, isMet) !== isMet) return null;
  const free = widest(votes, (room) => holdsAt(told, room, votes, isMet) === isMet);
  const room = free ?? widest(votes, (each) => holdsAt(told, each, each, isMet) === isMet) ?? 0;
  return Object.fromEntries(
    told.options.map(({ optionId, role }) => {
      const total = told.totals[optionId] ?? 0;
      const isFavour = role === 'favour';
      const isFree = role === 'abstention' || (!isFavour && free !== null);
      const down = { low: Math.max(0, total - room), high: votes };
      const up = { low: 0, high: Math.min(votes, total + room) };
      if (isFree) return [optionId, { low: 0, high: votes }];
      return [optionId, isFavour === isMet ? down : up];
    }),
  );
}

/** Whether it is met once the votes in favour lose `room` and every other gains `others`; or the reverse. */
function holdsAt(told: ToldVerdict, room: Weight, others: Weight, losing: boolean): boolean {
  const { rule, call, figures, moved } = told;
  const sign = losing ? 1 : -1;
  const voted = (Object.entries(moved) as [Scope, Shift][]).map(([scope, { each, atMost }]) => {
    const exact = figuresOf(figures, scope);
    const gained = sign * (atMost + others * each);
    const more = (kind: VoteKind) => Math.max(0, exact.votes[kind] + gained);
    const votes = {
      favour: Math.max(0, exact.votes.favour - sign * (atMost + room * each)),
      against: more('against'),
      other: more('other'),
      blank: more('blank'),
      null: more('null'),
      abstention: exact.votes.abstention,
    };
    return [scope, { ...exact, votes }];
  });
  return passes(rule, { ...figures, ...Object.fromEntries(voted) }, call);
}

/** The largest room that holds, knowing that what holds holds for less; null when not even none does. */
function widest(most: Weight, holds: (room: Weight) => boolean): Weight | null {
  if (!holds(0)) return null;
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = low + Math.ceil((high - low) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
