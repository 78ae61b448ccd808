import { type AssemblySession, instantOf } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { buildLiveQuorum } from './buildLiveQuorum.ts';

const session: AssemblySession = {
  session: 1,
  call: 1,
  state: 'open',
  startsAt: 0,
  stage: { mode: 'quorum' },
  openQuestionId: null,
};
const total = { weight: 100, units: 10 };
const at = (seconds: number) => instantOf({ seconds, nanoseconds: 0 });

test('says who is present, of how many, and whether that is enough', () => {
  const live = buildLiveQuorum({ session, present: { weight: 51, units: 4 }, total }, at(7), null);
  expect(live).toMatchObject({
    asOf: at(7),
    call: 1,
    sessionState: 'open',
    quorum: { present: { weight: 51, units: 4 }, total, met: true },
    curve: [{ at: 7000, weight: 51 }],
  });
});

test('goes on with the curve that was shown', () => {
  const before = buildLiveQuorum({ session, present: { weight: 5, units: 1 }, total }, at(1), null);
  const present = { weight: 9, units: 2 };
  const after = buildLiveQuorum({ session, present, total }, at(2), before);
  expect(after.curve).toEqual([
    { at: 1000, weight: 5 },
    { at: 2000, weight: 9 },
  ]);
});

test('begins a curve of its own for another call', () => {
  const before = buildLiveQuorum({ session, present: { weight: 5, units: 1 }, total }, at(1), null);
  const present = { weight: 9, units: 2 };
  const second = { ...session, session: 2, call: 2 as const };
  const after = buildLiveQuorum({ session: second, present, total }, at(2), before);
  expect(after.curve).toEqual([{ at: 2000, weight: 9 }]);
});
