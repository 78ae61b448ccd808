import fc from 'fast-check';
import { expect, test } from 'vitest';
import { electionOf } from '../../testing/halls/electionHall.ts';
import { changeOfVotes, joinChanges, undoChange, unitIndexesOf } from './tally.ts';

const unitIndexOf = (unitId: string) => (unitId === 'stray' ? undefined : Number(unitId.slice(1)));
const vote = (unitIndex: number, optionId: string, weight = 1) => ({
  ...{ unitId: `U${unitIndex}`, optionIds: [optionId], weight },
});
const max2 = { marks: { min: 1, max: 2 } };
const open = { question: {}, unitIndexOf, isRollPublic: true };

test('tells the units that voted, and their votes only when the roll is public', () => {
  const votes = [vote(0, 'favour', 5), vote(31, 'against', 2)];
  const tally = { favour: { weight: 5, units: 1 }, against: { weight: 2, units: 1 } };
  expect(changeOfVotes(votes, open)).toEqual({
    ...{ tally, seen: { 0: 1, 1: 2 }, marks: { favour: { 0: 1 }, against: { 1: 2 } } },
  });
  expect(changeOfVotes(votes, { ...open, isRollPublic: false }).marks).toEqual({});
});

test('keeps each mark of a ballot that takes several', () => {
  const several = { ...vote(2, 'a'), optionIds: ['a', 'b'] };
  const change = changeOfVotes([several], {
    ...open,
    question: electionOf('several', 'a b', max2),
  });
  expect(change.marks).toEqual({ a: { 0: 4 }, b: { 0: 4 } });
  const once = { weight: 1, units: 1 };
  expect(change.tally).toEqual({ a: once, b: once, ballots: once });
});

test('counts a unit that has no index, and lights nothing for it', () => {
  const change = changeOfVotes([{ unitId: 'stray', optionIds: ['favour'], weight: 7 }], open);
  expect(change).toEqual({ tally: { favour: { weight: 7, units: 1 } }, seen: {}, marks: {} });
});

test('a corrected vote moves from one option to the other and its unit stays lit', () => {
  const first = changeOfVotes([vote(4, 'favour', 3)], open);
  const corrected = joinChanges([undoChange(first), changeOfVotes([vote(4, 'against', 3)], open)]);
  const after = joinChanges([first, corrected]);
  expect(unitIndexesOf(after.seen)).toEqual([4]);
  expect(unitIndexesOf(after.marks.favour ?? {})).toEqual([]);
  expect(unitIndexesOf(after.marks.against ?? {})).toEqual([4]);
  expect(after.tally).toEqual({
    favour: { weight: 0, units: 0 },
    against: { weight: 3, units: 1 },
  });
});

test('however votes are grouped, corrected and withdrawn, the words are those of the last choices', () => {
  const step = fc.record({
    unitIndex: fc.nat(70),
    optionId: fc.constantFrom('favour', 'against', 'blank', null),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const held = new Map<number, string>();
      const changes = steps.flatMap(({ unitIndex, optionId }) => {
        const before = held.get(unitIndex);
        const undo =
          before === undefined ? [] : [undoChange(changeOfVotes([vote(unitIndex, before)], open))];
        if (optionId === null) held.delete(unitIndex);
        else held.set(unitIndex, optionId);
        return optionId === null
          ? undo
          : [...undo, changeOfVotes([vote(unitIndex, optionId)], open)];
      });
      const whole = joinChanges(changes.toReversed());
      const heldAs = (optionId?: string) =>
        [...held]
          .filter(([, one]) => optionId === undefined || one === optionId)
          .map(([unitIndex]) => unitIndex)
          .sort((a, b) => a - b);
      expect(unitIndexesOf(whole.seen)).toEqual(heldAs());
      for (const optionId of ['favour', 'against', 'blank']) {
        expect(unitIndexesOf(whole.marks[optionId] ?? {})).toEqual(heldAs(optionId));
      }
    }),
  );
});
