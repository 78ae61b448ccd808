import type { Base, Exclusions, Numerator, Requirement, Share, Threshold } from '../read/rule.ts';
import { excluder, muteReasons, type RollUnit, type Vote } from './roll.ts';

/** The counts in one measure: millionths of a weight, or whole units or heads. */
export interface Figures {
  readonly all: bigint;
  readonly admitted: bigint;
  readonly present: bigint;
  readonly votes: Readonly<Record<Vote | 'other', bigint>>;
}

/** Figures by measure. */
export type Counted = (scope: string) => Figures;

interface Voter {
  readonly amount: bigint;
  readonly admitted: boolean;
  readonly present: boolean;
  readonly vote: Vote | 'other' | null;
}

export const main = 'weight:main';

/** Measures that are worked out: the coefficient, units and heads. */
export function isKnownScope(scope: string): boolean {
  return scope === main || scope === 'units' || scope === 'heads';
}

/**
 * Counts a roll. Present is who was there at the line or has a ballot that counts, so that who voted and left stays on both
 * sides. A unit left out of the base leaves both sides; a ballot without the right to vote counts nowhere.
 */
export function countRoll(
  roll: readonly RollUnit[],
  { base, vote, reach }: Pick<Exclusions, 'base' | 'vote' | 'reach'>,
): Counted {
  const isOut = excluder(roll, base, reach);
  const isMute = excluder(roll, vote, reach);
  const voters = roll.map((unit): Voter & { readonly headId: string } => {
    const [out, mute] = [isOut(unit), isMute(unit)];
    const vote = out || mute ? null : unit.vote;
    const present = !out && (unit.present || vote !== null);
    return { headId: unit.headId, amount: unit.weight, admitted: !out, present, vote };
  });
  const known = new Map<string, Figures>();
  return (scope) => {
    const found = known.get(scope) ?? sum(votersIn(scope, voters));
    known.set(scope, found);
    return found;
  };
}

function votersIn(
  scope: string,
  voters: readonly (Voter & { readonly headId: string })[],
): readonly Voter[] {
  if (scope === 'heads') return joinHeads(voters);
  return scope === 'units' ? voters.map((one) => ({ ...one, amount: 1n })) : voters;
}

/** The units that take part in a decision, for its quorum: a vote without the right to it brings nobody in. */
export function countTakingPart(roll: readonly RollUnit[], exclusions: Exclusions): Counted {
  return countRoll(roll, {
    base: exclusions.quorum,
    vote: muteReasons(exclusions),
    reach: exclusions.reach,
  });
}

/** A head is there if one of its units is, and votes once: units that disagree spoil its vote. */
function joinHeads(voters: readonly (Voter & { readonly headId: string })[]): readonly Voter[] {
  const heads = new Map<string, Voter>();
  for (const { headId, admitted, present, vote } of voters) {
    const head = heads.get(headId);
    if (head === undefined) {
      heads.set(headId, { amount: 1n, admitted, present, vote });
      continue;
    }
    const isSame = head.vote === null || vote === null || head.vote === vote;
    heads.set(headId, {
      amount: 1n,
      admitted: head.admitted || admitted,
      present: head.present || present,
      vote: isSame ? (head.vote ?? vote) : 'null',
    });
  }
  return [...heads.values()];
}

function sum(voters: readonly Voter[]): Figures {
  const votes = { favour: 0n, against: 0n, other: 0n, blank: 0n, null: 0n, abstention: 0n };
  let [all, admitted, present] = [0n, 0n, 0n];
  for (const voter of voters) {
    all += voter.amount;
    if (voter.admitted) admitted += voter.amount;
    if (voter.present) present += voter.amount;
    if (voter.vote !== null) votes[voter.vote] += voter.amount;
  }
  return { all, admitted, present, votes };
}

export function baseOf({ all, admitted, present, votes }: Figures, base: Base): bigint {
  const valid = votes.favour + votes.against + votes.other;
  switch (base) {
    case 'all':
      return all;
    case 'allMinusExcluded':
      return admitted;
    case 'present':
      return present;
    case 'cast':
      return valid + votes.blank + votes.null;
    case 'validCast':
      return valid;
    case 'forAndAgainst':
      return votes.favour + votes.against;
  }
}

function numeratorOf({ present, votes }: Figures, numerator: Numerator): bigint {
  if (numerator === 'present') return present;
  if (numerator === 'tookPart') return Object.values(votes).reduce((total, one) => total + one, 0n);
  return votes[numerator];
}

/** Whether a part of a base passes or reaches a fraction, without dividing. Nothing meets anything of zero. */
function meets(
  { comparison, numerator, denominator }: Threshold,
  part: bigint,
  base: bigint,
): boolean {
  const [left, right] = [part * BigInt(denominator), base * BigInt(numerator)];
  return base > 0n && (comparison === '>' ? left > right : left >= right);
}

/** The requirement that applies in a call: of several cases, the first whose condition holds. */
export function holds(requirement: Requirement, counted: Counted, call: number): boolean {
  switch (requirement.kind) {
    case 'share':
      return holdsShare(requirement, counted);
    case 'count':
      return (
        numeratorOf(counted(requirement.scope), requirement.numerator) >= BigInt(requirement.least)
      );
    case 'allOf':
      return requirement.of.every((part) => holds(part, counted, call));
    case 'anyOf':
      return requirement.of.some((part) => holds(part, counted, call));
    case 'cases': {
      const found = requirement.cases.find(
        ({ calls, attendance }) =>
          (calls === undefined || calls.includes(call)) &&
          (attendance === undefined || holdsShare(attendance, counted)),
      );
      return holds(found?.ask ?? requirement.otherwise, counted, call);
    }
  }
}

function holdsShare({ scope, numerator, base, threshold }: Share, counted: Counted): boolean {
  const figures = counted(scope);
  return meets(threshold, numeratorOf(figures, numerator), baseOf(figures, base));
}

/** Every measure that a requirement reads. */
export function scopesIn(requirement: Requirement | null | undefined): readonly string[] {
  switch (requirement?.kind) {
    case undefined:
      return [];
    case 'share':
    case 'count':
      return [requirement.scope];
    case 'allOf':
    case 'anyOf':
      return requirement.of.flatMap(scopesIn);
    case 'cases':
      return [
        ...requirement.cases.flatMap(({ attendance, ask }) => [
          ...scopesIn(attendance),
          ...scopesIn(ask),
        ]),
        ...scopesIn(requirement.otherwise),
      ];
  }
}
