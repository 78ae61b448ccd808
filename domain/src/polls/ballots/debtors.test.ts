import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumCounts } from '../../kernel/weights/weight.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import { excluderOf, muteReasons } from '../../laws/verdicts/roll.ts';
import { rollOf } from '../../meeting/quorum/rollOf.ts';
import { headIdOf } from '../../people/rosters/heads.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { decideCorrection } from '../captures/decideCorrection.ts';
import { type Question, yesNoOptions } from '../questions/question.ts';
import { type VoteChannel, voteChannels } from '../questions/votePolicy.ts';
import { decideResult } from '../results/decideResult.ts';
import { emptyTally, type Tally, tallyOf } from '../tallies/tally.ts';
import type { Ballot } from './decideCast.ts';
import { decideCast } from './decideCast.ts';

const size = 5;
const options = yesNoOptions({ blank: true, abstention: true });
const reasons = fc.subarray(['arrears'] as const);

/** Owners of several units, so that a debt may reach the others. */
const anyUnits = fc.array(
  fc.record({
    owner: fc.constantFrom('ana', 'beto', 'caro'),
    weight: fc.integer({ min: 1, max: 9 }),
    inArrears: fc.boolean(),
  }),
  { minLength: size, maxLength: size },
);
const anyStep = fc.record({
  kind: fc.constantFrom('vote', 'change', 'correct', 'withdraw', 'clear'),
  unit: fc.nat(size - 1),
  optionId: fc.constantFrom(...options.map((option) => option.optionId)),
  channel: fc.constantFrom<VoteChannel>(...voteChannels),
});

test('live, result and roll agree to the last unit, for any debts, payments and channels', () => {
  fc.assert(
    fc.property(
      fc.record({ vote: reasons, base: reasons, reach: fc.constantFrom('unit', 'owner') }),
      anyUnits,
      fc.array(anyStep, { maxLength: 30 }),
      (asked, hall, steps) => {
        const rule = matterRule(packOf('es-lph'), 'budget');
        const exclusions = { ...asked, quorum: [] };
        const question: Question = {
          ...{ questionId: 'q', number: 1, text: '¿Aprueba?', options, rulePack: 'es-lph' },
          ...{ liveBars: true, durationSeconds: null, session: 1, state: 'open' },
          ...{ openedAt: 0, closesAt: null, quorumAtOpening: true, mayChange: true },
          rule: { ...rule, exclusions },
        };
        let units = hall.map(({ owner, weight, inArrears }, i) => ({
          ...{ unitId: `U${i}`, ownerIds: [owner], kind: 'casa', weight, inArrears },
        }));
        const attendance = units.map((unit): Attendance => seat(unit));
        const kept = new Map<string, Ballot>();
        let live = emptyTally;
        const roll = () =>
          rollOf({ units, attendance, ballots: [...kept.values()].filter(counts), options });

        for (const [place, step] of steps.entries()) {
          const unitId = `U${step.unit}`;
          if (step.kind === 'clear') {
            units = units.map((one) =>
              one.unitId === unitId ? { ...one, inArrears: false } : one,
            );
            continue;
          }
          const owes = excluderOf(roll(), muteReasons(exclusions), exclusions.reach);
          const isInArrears = roll().some((one) => one.unitId === unitId && owes(one));
          const existing = kept.get(unitId) ?? null;
          const ids = { requestId: `r${place}`, receipt: `c${place}`, now: place, isInArrears };
          const isCorrection = step.kind === 'correct' || step.kind === 'withdraw';
          const decided = isCorrection
            ? decideCorrection({
                ...{ ...ids, question, existing, uid: 'teller', seen: existing?.receipt ?? '' },
                marked: step.kind === 'withdraw' ? null : { optionIds: [step.optionId] },
              })
            : decideCast({
                ...{ ...ids, question, existing, unitId, optionIds: [step.optionId] },
                attendance: attendance[step.unit] ?? null,
                voter: { uid: 'u', personId: 'holder', channel: step.channel },
                ...(step.kind === 'change' ? { replaces: existing?.receipt } : {}),
              });
          if (!decided.ok) continue;
          expect(isInArrears).toBe(false);
          live = less(live, existing);
          if (counts(decided.value.ballot)) live = tallyOf(question, [decided.value.ballot], live);
          kept.set(unitId, decided.value.ballot);
        }

        const ballots = [...kept.values()].filter(counts);
        const result = decideResult({
          ...{ question, units, attendance, ballots, call: 2, closedAt: 99 },
        });
        expect(result.leftOut).toEqual([]);
        for (const { optionId, weight, units: count } of result.options) {
          const shown = live[optionId] ?? { weight: 0, units: 0 };
          expect({ weight, units: count }).toEqual(shown);
        }
        expect(sumCounts([...result.options, result.didNotVote])).toEqual(result.base);
        const voting = roll().filter(({ vote }) => vote !== null);
        expect(voting.length).toBe(ballots.length);
      },
    ),
    { numRuns: 500 },
  );
});

function counts({ withdrawn = false }: Pick<Ballot, 'withdrawn'>): boolean {
  return !withdrawn;
}

/** As the screens take a vote out that another takes the place of. */
function less(tally: Tally, ballot: Ballot | null): Tally {
  if (ballot === null || !counts(ballot)) return tally;
  const [optionId = ''] = ballot.optionIds;
  const { weight, units } = tally[optionId] ?? { weight: 0, units: 0 };
  return { ...tally, [optionId]: { weight: weight - ballot.weight, units: units - 1 } };
}

function seat(unit: { unitId: string; ownerIds: readonly string[]; weight: number }): Attendance {
  return {
    ...{ unitId: unit.unitId, label: unit.unitId, group: '', order: 0, weight: unit.weight },
    ...{ headId: headIdOf(unit), personId: 'holder', personName: '', ownerName: '' },
    ...{ capacity: 'owner', channel: 'hall', present: true, since: 0 },
  };
}
