import {
  type AssemblySession,
  type Count,
  instantOf,
  packOf,
  presenceOfCounts,
  sessionQuorum,
} from '@asamblea/domain';
import { expect, test } from 'vitest';
import { buildLiveQuorum } from './buildLiveQuorum.ts';

const session: AssemblySession = {
  session: 1,
  call: 1,
  state: 'open',
  startsAt: 0,
  stage: { mode: 'quorum' },
  openQuestionIds: [],
};
const assembly = { createdAt: 5 };
const total = { weight: 100, units: 10 };
const quorumWith = (present: Count, call = 1) =>
  sessionQuorum(packOf('co-ph'), call, presenceOfCounts(present, total));
const at = (seconds: number) => instantOf({ seconds, nanoseconds: 0 });

test('says who is present, of how many, and whether that is enough', () => {
  const live = buildLiveQuorum(
    { assembly, session, quorum: quorumWith({ weight: 51, units: 4 }) },
    at(7),
    null,
  );
  expect(live).toMatchObject({
    asOf: at(7),
    call: 1,
    sessionState: 'open',
    quorum: { present: { weight: 51, units: 4 }, total, met: true },
    curve: [{ at: 7000, weight: 51 }],
  });
});

test('goes on with the curve that was shown', () => {
  const before = buildLiveQuorum(
    { assembly, session, quorum: quorumWith({ weight: 5, units: 1 }) },
    at(1),
    null,
  );
  const present = { weight: 9, units: 2 };
  const after = buildLiveQuorum({ assembly, session, quorum: quorumWith(present) }, at(2), before);
  expect(after.curve).toEqual([
    { at: 1000, weight: 5 },
    { at: 2000, weight: 9 },
  ]);
});

test('begins a curve of its own for another call', () => {
  const before = buildLiveQuorum(
    { assembly, session, quorum: quorumWith({ weight: 5, units: 1 }) },
    at(1),
    null,
  );
  const present = { weight: 9, units: 2 };
  const second = { ...session, session: 2, call: 2 as const };
  const after = buildLiveQuorum(
    { assembly, session: second, quorum: quorumWith(present, 2) },
    at(2),
    before,
  );
  expect(after.curve).toEqual([{ at: 2000, weight: 9 }]);
});

test.each([
  ['was given none', 5, undefined],
  ['was given one', 9, 9],
])('of a first call that %s, says its hour', (_, startsAt, told) => {
  const planned = { ...session, state: 'planned' as const, startsAt };
  const state = { assembly, session: planned, quorum: quorumWith({ weight: 0, units: 0 }) };
  expect(buildLiveQuorum(state, at(1), null).startsAt).toBe(told);
});

test('says when the meeting was declared open and with how much, once it was', () => {
  const quorum = quorumWith({ weight: 51, units: 4 });
  const installedQuorum = { present: { weight: 60, units: 5 }, total, met: true };
  const heldOf = (more: Partial<AssemblySession>) =>
    buildLiveQuorum({ assembly, session: { ...session, ...more }, quorum }, at(7), null).held;
  expect(heldOf({ state: 'planned' })).toBeNull();
  expect(heldOf({ installedAt: 6, installedQuorum })).toEqual({
    ...{ at: 6, isOver: false, quorum: installedQuorum },
  });
  expect(heldOf({ installedAt: 6, state: 'closed' })).toEqual({
    ...{ at: 6, isOver: true, quorum: null },
  });
});
