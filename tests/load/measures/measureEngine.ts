import {
  allOf,
  atLeast,
  countPresence,
  countRoll,
  favourOver,
  matterRule,
  moreThanHalf,
  packOf,
  presenceOver,
  quorumOf,
  type RollUnit,
  type Rule,
  scopesOf,
  type VoteKind,
  verdictOf,
} from '@asamblea/domain';
import { type Distribution, distributionOf } from '../figures/distribution.ts';

export interface EngineMeasure {
  readonly units: number;
  readonly times: Distribution;
}

const units = 10_000;
const rounds = 60;
const votes: readonly (VoteKind | null)[] = ['favour', 'favour', 'against', 'blank', null];

/**
 * Times the whole recount of a large meeting from its roll: quorum and verdict of a double majority,
 * by owners and by weight, with debtors out of both.
 */
export function measureEngine(): EngineMeasure {
  const { vocabulary } = packOf('co-ph');
  const rule: Rule = {
    ...matterRule(packOf('co-ph'), 'budget'),
    requirement: allOf(
      favourOver('allMinusExcluded', atLeast(1, 3), 'heads'),
      favourOver('allMinusExcluded', atLeast(1, 3)),
    ),
    quorum: [
      {
        call: 1,
        requirement: allOf(
          presenceOver('all', moreThanHalf, 'heads'),
          presenceOver('all', moreThanHalf),
        ),
        source: { law: 'Banco', article: '', verified: true },
      },
    ],
    exclusions: { quorum: [], base: ['arrears'], vote: ['arrears'], reach: 'owner' },
  };
  const roll = Array.from({ length: units }, (_, index) => unitOf(index));
  const scopes = scopesOf(rule);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    const present = countPresence(roll, scopes, rule.exclusions);
    const quorum = quorumOf(rule.quorum, 1, present, vocabulary);
    const figures = countRoll(roll, scopes, rule.exclusions);
    const verdict = verdictOf({
      ...{ rule, figures, quorum, vocabulary, consent: null, turnout: null },
    });
    times.push(performance.now() - startedAt);
    if (verdict.kind !== 'approved') throw new Error(`The engine said ${verdict.kind}.`);
  }
  return { units, times: distributionOf(times) };
}

/** One owner in three has two units, one unit in twenty owes, four in five came. */
function unitOf(index: number): RollUnit {
  return {
    unitId: `u${index}`,
    headId: `h${index % 7500}`,
    weights: { main: 5_000 + (index % 97) * 100 },
    present: index % 5 !== 4,
    vote: votes[index % votes.length] ?? null,
    annulled: false,
    inArrears: index % 20 === 19,
    inConflict: false,
  };
}
