import type { VoteKind } from '../../laws/findings/figures.ts';
import type { Scope } from '../../laws/rules/scope.ts';
import type { RollUnit } from '../../laws/verdicts/roll.ts';

/** One unit as the meeting sees it, after every exclusion has been applied by hand. */
export interface Seen {
  readonly unit: RollUnit;
  readonly admitted: boolean;
  readonly present: boolean;
  readonly ballot: VoteKind | null;
}

/** One who counts in a scope: a unit, or all the units of a head together. */
interface Voter {
  readonly amount: bigint;
  readonly admitted: boolean;
  readonly present: boolean;
  readonly vote: VoteKind | null;
}

/** Adds up, in one scope, those who belong to a numerator or a base. */
export function sumOf(seen: readonly Seen[], scope: Scope, name: string): bigint {
  return votersOf(seen, scope)
    .filter((voter) => belongs(voter, name))
    .reduce((sum, voter) => sum + voter.amount, 0n);
}

function belongs({ admitted, present, vote }: Voter, name: string): boolean {
  if (name === 'all') return true;
  if (name === 'allMinusExcluded') return admitted;
  if (name === 'present') return present;
  if (name === 'tookPart') return vote !== null;
  if (name === 'against') return vote === 'against';
  if (name === 'favour') return vote === 'favour';
  if (name === 'forAndAgainst') return vote === 'favour' || vote === 'against';
  if (name === 'validCast') return vote === 'favour' || vote === 'against' || vote === 'other';
  if (name === 'cast') return vote !== null && vote !== 'abstention';
  throw new Error(`Nobody knows the base ${name}`);
}

function votersOf(seen: readonly Seen[], scope: Scope): readonly Voter[] {
  if (scope === 'units') return seen.map((one) => ({ ...one, amount: 1n, vote: one.ballot }));
  if (scope.startsWith('units:')) {
    const uses = new Set(scope.replace('units:', '').split(','));
    return seen.map((one) => ({
      ...one,
      amount: uses.has(one.unit.use ?? '') ? 1n : 0n,
      vote: one.ballot,
    }));
  }
  if (scope !== 'heads') {
    const name = scope.replace('weight:', '');
    return seen.map((one) => ({
      ...one,
      amount: BigInt(one.unit.weights[name] ?? 0),
      vote: one.ballot,
    }));
  }
  const heads = [...new Set(seen.map(({ unit }) => unit.headId))];
  return heads.map((headId) => {
    const own = seen.filter(({ unit }) => unit.headId === headId);
    const ballots = [...new Set(own.map(({ ballot }) => ballot))].filter((vote) => vote !== null);
    return {
      amount: 1n,
      admitted: own.some(({ admitted }) => admitted),
      present: own.some(({ present }) => present),
      vote: ballots.length > 1 ? 'null' : (ballots[0] ?? null),
    };
  });
}
