import { type Figures, noVotes, type ScopeFigures, type VoteKind } from '../findings/figures.ts';
import type { Exclusions } from '../rules/rule.ts';
import type { Scope } from '../rules/scope.ts';
import { amountsIn, excluderOf, type RollUnit } from './roll.ts';

/** The status and the act of one voter of a scope (a unit, or a head). */
interface Voter {
  readonly amount: number;
  readonly admitted: boolean;
  readonly present: boolean;
  readonly vote: VoteKind | null;
}

/**
 * Counts a roll in each scope. The base «present» joins present units with those that have a ballot, so a
 * leaver's vote stays on both sides; annulled units leave both; units left out of the base leave both; a
 * ballot without the right to vote is not counted. Favour never exceeds any base.
 */
export function countRoll(
  roll: readonly RollUnit[],
  scopes: readonly Scope[],
  exclusions: Exclusions,
): Figures {
  const isOut = excluderOf(roll, exclusions.base, exclusions.reach);
  const isMute = excluderOf(roll, exclusions.vote, exclusions.reach);
  const voters = roll.map((unit) => voterOf(unit, isOut(unit), isMute(unit)));
  const figures: Partial<Record<Scope, ScopeFigures>> = {};
  for (const scope of scopes) figures[scope] = sumOf(votersOf(scope, roll, voters));
  return figures;
}

function voterOf(unit: RollUnit, isOut: boolean, isMute: boolean): Voter {
  const counts = !isOut && !unit.annulled;
  return {
    amount: 1,
    admitted: !isOut,
    present: counts && (unit.present || (unit.vote !== null && !isMute)),
    vote: counts && !isMute ? unit.vote : null,
  };
}

function votersOf(
  scope: Scope,
  roll: readonly RollUnit[],
  voters: readonly Voter[],
): readonly Voter[] {
  if (scope === 'units') return voters;
  if (scope === 'heads') return headsOf(roll, voters);
  const amountOf = amountsIn(scope);
  return voters.map((voter, index) => {
    const unit = roll[index];
    return { ...voter, amount: unit === undefined ? 0 : amountOf(unit) };
  });
}

/** A head is present if any of its units is, and votes once. Units that disagree spoil its vote. */
function headsOf(roll: readonly RollUnit[], voters: readonly Voter[]): readonly Voter[] {
  const heads = new Map<string, Voter>();
  voters.forEach((voter, index) => {
    const headId = roll[index]?.headId ?? '';
    const head = heads.get(headId);
    heads.set(headId, head === undefined ? voter : join(head, voter));
  });
  return [...heads.values()];
}

function join(a: Voter, b: Voter): Voter {
  return {
    amount: 1,
    admitted: a.admitted || b.admitted,
    present: a.present || b.present,
    vote: a.vote === null || b.vote === null || a.vote === b.vote ? (a.vote ?? b.vote) : 'null',
  };
}

function sumOf(voters: readonly Voter[]): ScopeFigures {
  const votes = { ...noVotes };
  let all = 0;
  let allMinusExcluded = 0;
  let present = 0;
  for (const voter of voters) {
    all += voter.amount;
    if (voter.admitted) allMinusExcluded += voter.amount;
    if (voter.present) present += voter.amount;
    if (voter.vote !== null) votes[voter.vote] += voter.amount;
  }
  return { all, allMinusExcluded, present, votes };
}
