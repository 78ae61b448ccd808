import { expect, test } from 'vitest';
import { proxyRulesOf } from '../../laws/rulePacks/proxyRulesOf.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import type { Attendance } from '../seats/attendance.ts';
import { decideRelease } from './decideRelease.ts';

const held = (said: Partial<Attendance> = {}): Attendance => ({
  ...{ unitId: '101', label: 'T1-101', group: '', order: 0, weight: 1, headId: 'ana' },
  ...{ personId: 'luis', personName: 'Luis', ownerName: 'Ana', capacity: 'proxy' as const },
  ...{ channel: 'hall' as const, present: true, since: 1 },
  ...said,
});
const proxy = proxyOf();
const asked = {
  rules: proxyRulesOf('co-ph'),
  moment: { session: { session: 1, call: 1 }, questionId: null, on: '2026-11-21' },
  ending: [proxy],
  after: [{ ...proxy, state: 'revoked' as const }],
  attendance: [held()],
  confirmed: false,
};

test('is refused with the holder of each unit until it is confirmed', () => {
  expect(decideRelease(asked)).toEqual({
    ok: false,
    refusal: { code: 'proxy-held', detail: 'Luis: T1-101.' },
  });
  expect(decideRelease({ ...asked, confirmed: true })).toEqual({ ok: true, value: [held()] });
});

test.each([
  ['it had left', held({ present: false })],
  ['its owner holds it', held({ personId: 'ana', capacity: 'owner' })],
  ['another attorney holds it', held({ personId: 'marta' })],
  ['it is another unit', held({ unitId: '102' })],
])('asks nothing when %s', (_, attendance) => {
  expect(decideRelease({ ...asked, attendance: [attendance] })).toEqual({ ok: true, value: [] });
});

test('the attorney keeps a unit that another proxy also gives', () => {
  const other = proxyOf({ proxyId: 'p2', writtenOn: '2026-11-01' });
  expect(decideRelease({ ...asked, after: [...asked.after, other] }).ok).toBe(true);
});
