import { expect, test } from 'vitest';
import { electionOf } from '../../testing/halls/electionHall.ts';
import type { Ballot } from '../ballots/decideCast.ts';
import { hashBallots } from './resultSeal.ts';

const one = electionOf('one', 'A B C');
const several = electionOf('several', 'A B C', { marks: { min: 1, max: 2 } });
const cast = { personId: 'p', castBy: 'u', requestId: 'r', receipt: 'R', castAt: 7 };
const change = { ...cast, requestId: 's', receipt: 'S', channel: 'operator' } as const;
const ballotOf = (...optionIds: readonly string[]): Ballot => ({
  ...{ unitId: 'U2', weight: 5, optionIds, ...change },
  earlier: [{ ...cast, optionIds: ['A'] }],
});
const other: Ballot = { unitId: 'U1', weight: 3, optionIds: ['C'], ...cast, withdrawn: true };

/** As results were sealed when a ballot said its only mark, or the first, as `optionId`. */
const sealed = {
  one: 'a62c72c6758aa5064ee325f7953f770eedcadadce929ec3719d2b176d02ebad4',
  several: 'cb3cc0e9b0a1f925ba677e6b3558c5b17ca5a9abb8480f43b5a8c0e53f8d16fb',
};

test('the seal of ballots is the one that was made before a mark was a list', () => {
  expect(hashBallots(one, [ballotOf('B'), other])).toBe(sealed.one);
  expect(hashBallots(several, [ballotOf('B', 'C'), other])).toBe(sealed.several);
  expect(hashBallots({}, [ballotOf('B'), other])).toBe(sealed.one);
});

test('other marks have another seal, also those that the question does not take', () => {
  const seals = [ballotOf('B'), ballotOf('C'), ballotOf('B', 'C'), ballotOf()].map((ballot) =>
    hashBallots(one, [ballot, other]),
  );
  expect(new Set(seals).size).toBe(4);
  const stray: Ballot & { optionId: string } = { ...ballotOf('B'), optionId: 'C' };
  expect(hashBallots(one, [stray, other])).toBe(seals[0]);
});
