import { type Ballot, hashBallots } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { FieldValue } from '../database/firestore.ts';
import { listBallotMarks } from './listBallotMarks.ts';

const path = 'assemblies/a1/questions/q1/ballots/U2';
const cast = { personId: 'p', castBy: 'u', requestId: 'r', receipt: 'R', castAt: 7 };
const later = { ...cast, requestId: 's', receipt: 'S', channel: 'operator' } as const;

/** The ballots as they were written when one said its only mark, or the first of several, as `optionId`. */
const one = {
  ...{ unitId: 'U2', weight: 5, optionId: 'B', ...later, withdrawn: true },
  earlier: [{ ...cast, optionId: 'A' }],
};
const several = {
  ...{ unitId: 'U2', weight: 5, optionId: 'B', optionIds: ['B', 'C'], ...later },
  earlier: [{ ...cast, optionId: 'A', optionIds: ['A'] }],
};
/** The migrated ballots, with the seal that the code before made over those same ballots. */
const listed = {
  one: {
    ...{ unitId: 'U2', weight: 5, optionIds: ['B'], ...later, withdrawn: true },
    earlier: [{ ...cast, optionIds: ['A'] }],
  } satisfies Ballot,
  several: {
    ...{ unitId: 'U2', weight: 5, optionIds: ['B', 'C'], ...later },
    earlier: [{ ...cast, optionIds: ['A'] }],
  } satisfies Ballot,
};

test.each([
  [
    ...(['the only mark', one, listed.one, 1] as const),
    '6ccc2dbdfba69878a2aa55bfe3545a47e2e452fd24b20b2a985ab4accaa3f675',
  ],
  [
    ...(['several marks', several, listed.several, 2] as const),
    '7bf483d35d408e61236e6b3c056f9abf8c905867abcd9f85b103242858966833',
  ],
] as const)(
  '%s of a ballot are a list, and its seal comes again',
  (_, before, after, max, seal) => {
    const changes = listBallotMarks(path, before);
    expect(changes.optionId).toEqual(FieldValue.delete());
    const { optionId: _gone, ...changed } = { ...before, ...changes };
    expect(changed).toEqual(after);
    expect(hashBallots(takingUpTo(max), [after])).toBe(seal);
  },
);

test('a ballot that replaced none has nothing else changed, and one with a list has nothing', () => {
  const { earlier: _, ...first } = one;
  expect(listBallotMarks(path, first)).toEqual({
    ...{ optionIds: ['B'], optionId: FieldValue.delete() },
  });
  const { earlier, ...alone } = listed.one;
  expect(listBallotMarks(path, alone)).toEqual({});
  expect(listBallotMarks(path, listed.one)).toEqual({ earlier });
});

test('nothing but a ballot is touched: a question has options, a vote of a proxy is one', () => {
  for (const other of ['assemblies/a1', 'assemblies/a1/questions/q1', 'assemblies/a1/events/e1'])
    expect(listBallotMarks(other, one)).toEqual({});
});

function takingUpTo(max: number) {
  return {
    election: {
      ...{ kind: 'several' as const, marks: { min: 1, max }, seats: 1 },
      ...{ needsMajority: false, method: null },
    },
  };
}
