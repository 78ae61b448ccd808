import { expect, test } from 'vitest';
import { sittingMillis, type Usage, usageCsv, usageQuery, usedSomething } from './usage.ts';

test.each([
  ['never began', [], 0],
  ['begun and closed', ['session-installed', 'session-closed'], 10],
  [
    'suspended on the way',
    ['session-installed', 'session-suspended', 'session-resumed', 'session-closed'],
    20,
  ],
  ['still going on', ['session-installed', 'session-suspended', 'session-resumed'], 85],
  ['suspended and closed so', ['session-installed', 'session-suspended', 'session-closed'], 10],
] as const)('how long one was in session that was %s', (_, kinds, expected) => {
  const events = kinds.map((kind, place) => ({ kind, at: 5 + place * 10 }));
  expect(sittingMillis([...events].reverse(), 100)).toBe(expected);
});

const none: Usage = {
  ...{ name: 'Torres', units: 3, votes: 0, mails: 0, sittingMillis: 0 },
  accredited: { hall: 0, online: 0, paper: 0 },
};

test('an assembly that only has a roster used nothing', () => {
  expect(usedSomething(none)).toBe(false);
  expect(usedSomething({ ...none, accredited: { hall: 0, online: 0, paper: 1 } })).toBe(true);
  expect(usedSomething({ ...none, mails: 1 })).toBe(true);
});

test('the file says hours with a comma, and no name runs as a formula', () => {
  const used = { ...none, name: '=cmd()', votes: 7, sittingMillis: 5_400_000 };
  const [, row] = usageCsv({ month: '2026-11', usages: [used] }).split('\r\n');
  expect(row).toBe("2026-11;'=cmd();3;0;0;0;7;0;1,50");
});

test.each(['2026-13', '2026-1', '1999-01', ''])('%j is no month', (month) => {
  expect(usageQuery.safeParse({ month: '2026-11' }).success).toBe(true);
  expect(usageQuery.safeParse({ month }).success).toBe(false);
});
