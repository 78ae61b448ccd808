import { expect, test } from 'vitest';
import { electionOf } from '../../testing/halls/electionHall.ts';
import { secretQuestion } from '../../testing/halls/secretHall.ts';
import { joinSums, sealedSlots, splitSums } from './sealedSums.ts';
import { headTally, tallyOf, tallySlots } from './tally.ts';

const several = electionOf('several', 'A B', { marks: { min: 1, max: 2 } });

test.each([
  ['a yes or no', secretQuestion()],
  ['several marks', several],
])('of %s, sums of units and of heads come apart as they were put together', (_what, asked) => {
  const question = { ...asked, headsVoteWhole: true };
  const [first, second] = asked.options.map(({ optionId }) => optionId);
  const ballots = [
    { headId: 'a', optionIds: [first ?? ''], weight: 3 },
    { headId: 'a', optionIds: [first ?? ''], weight: 5 },
    { headId: 'b', optionIds: [second ?? ''], weight: 2 },
  ];
  const tally = tallyOf(question, ballots);
  const heads = headTally(question, ballots) ?? {};
  expect(tally[first ?? '']).toEqual({ weight: 8, units: 2 });
  expect(heads[first ?? '']).toEqual({ weight: 0, units: 1 });
  const sealed = joinSums({ tally, heads });
  const slots = sealedSlots(question).map(({ optionId }) => optionId);
  expect(new Set(slots).size).toBe(2 * tallySlots(asked).length);
  expect(Object.keys(sealed).every((key) => slots.includes(key))).toBe(true);
  expect(splitSums(question, sealed)).toEqual({ tally, heads });
});

test('where heads do not vote whole there is one vector, as there was', () => {
  const question = secretQuestion();
  expect(sealedSlots(question)).toEqual(tallySlots(question));
  expect(headTally(question, [{ headId: 'a', optionIds: ['favour'] }])).toBeNull();
  const tally = tallyOf(question, [{ optionIds: ['favour'], weight: 3 }]);
  expect(splitSums(question, joinSums({ tally }))).toEqual({ tally });
});
