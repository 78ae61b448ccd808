import { expect, test } from 'vitest';
import { secretQuestion } from '../../testing/halls/secretHall.ts';
import {
  type HeadSeats,
  headObstacle,
  requireTogether,
  sayHeadObstacle,
  unsettledUnits,
} from './wholeHead.ts';

const question = secretQuestion();
const seat = (label: string, personId: string, more: object = {}) => ({
  ...{ unitId: `U${label}`, headId: 'ana', label, personId, personName: personId, present: true },
  ...more,
});
const head = (seats: HeadSeats['seats'], more: Partial<HeadSeats> = {}): HeadSeats => ({
  ...{ seats, debtors: new Set<string>(), hasVoted: false },
  ...more,
});
const shared = head([seat('101', 'Ana'), seat('102', 'Luis'), seat('103', 'Luis')]);

test.each([
  ['one person has them all', head([seat('101', 'Ana'), seat('102', 'Ana')]), null],
  ['two people have them', shared, 'head-not-whole'],
  ['the other has left', head([seat('101', 'Ana'), seat('102', 'Luis', { present: false })]), null],
  ['the other owes', { ...shared, debtors: new Set(['U102', 'U103']) }, null],
  ['it voted', head([seat('101', 'Ana')], { hasVoted: true }), 'head-already-voted'],
  ['it voted before two people had it', { ...shared, hasVoted: true }, 'head-already-voted'],
])('where %s, a head is kept from voting by %#', (_where, of, obstacle) => {
  expect(headObstacle(question, of, 'Ana')).toBe(obstacle);
});

test('units whose holder the chair named for an interest are not waited for', () => {
  const luis = { name: 'Luis', unitId: null, ownerIds: ['Luis'], reason: 'es director' };
  const { rule } = question;
  const conflict = { source: rule.source, asked: true, reach: 'represented' } as const;
  const exclusions = { ...rule.exclusions, vote: ['conflict'] as const };
  const asked = {
    rule: { ...rule, exclusions, conflict },
    named: { conflict: { of: [luis], units: 2 } },
  };
  expect(headObstacle(question, shared, 'Ana')).toBe('head-not-whole');
  expect(headObstacle(asked, shared, 'Ana')).toBeNull();
  expect(requireTogether(asked, shared, new Map([['U101', ['a']]])).ok).toBe(true);
});

test('each of two holders reads who has the rest', () => {
  const said = (who: string) => sayHeadObstacle('head-not-whole', question, shared, who).detail;
  expect(said('Ana')).toMatch(/^Luis tiene 102 y 103\. Pónganse de acuerdo/u);
  expect(said('Luis')).toMatch(/^Ana tiene 101\. Pónganse de acuerdo/u);
});

const own = head([seat('101', 'Ana'), seat('102', 'Ana'), seat('103', 'Ana', { present: false })]);

test.each([
  [
    'both of those here',
    [
      ['U101', ['b', 'a']],
      ['U102', ['a', 'b']],
    ],
    null,
  ],
  ['one of them', [['U101', ['a']]], 'head-not-whole'],
  [
    'both, apart',
    [
      ['U101', ['a']],
      ['U102', ['b']],
    ],
    'head-cannot-split',
  ],
  ['none', [], 'head-not-whole'],
] as const)('a sending that answers for %s', (_of, answers, code) => {
  const outcome = requireTogether(question, own, new Map<string, readonly string[]>(answers));
  expect(outcome.ok ? null : outcome.refusal.code).toBe(code);
});

test('unsettled units are those of heads that several people hold and that did not vote', () => {
  const here = [...shared.seats, seat('201', 'Eva', { headId: 'eva' }), seat('104', 'Ana')];
  const labels = (voted: readonly string[]) =>
    unsettledUnits(here, new Set(voted)).map(({ label }) => label);
  expect(labels([])).toEqual(['101', '102', '103', '104']);
  expect(labels(['ana'])).toEqual([]);
});
