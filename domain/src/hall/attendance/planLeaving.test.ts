import { expect, test } from 'vitest';
import type { Attendance } from '../../people/seats/attendance.ts';
import type { SeatPlaces } from '../../people/seats/seatWrites.ts';
import { type Leaving, planLeaving } from './planLeaving.ts';

const places: SeatPlaces = {
  ...{ assemblyId: 'a', session: 1 },
  seat: (unitId) => ({ path: `seat/${unitId}` }),
  head: (headId) => ({ path: `head/${headId}` }),
};

function seatOf(unitId: string, more: Partial<Attendance> = {}): Attendance {
  return {
    ...{ unitId, label: unitId, group: 'Torre 1', order: 1, weight: 10, headId: 'ana' },
    ...{ inArrears: false, personId: 'ana', personName: 'Ana', ownerName: 'Ana' },
    ...{ capacity: 'owner', channel: 'hall', present: true, since: 5, ...more },
  };
}

function plan(more: Partial<Leaving>, ...values: readonly (Attendance | undefined)[]) {
  const leaving: Leaving = { by: 'desk', from: 'desk', now: 50, request: { unitIds: [] }, ...more };
  const updateTime = { seconds: 7, nanoseconds: 0 };
  const seats = values.map((value, i) => ({
    unitId: value?.unitId ?? `none-${i}`,
    seen: { value, updateTime: value && updateTime },
  }));
  return planLeaving(places, leaving, seats);
}

test('units of one owner leave each with its trace, and together from their head', () => {
  const { answer, writes } = plan({ unseenSince: 20 }, seatOf('101'), seatOf('102'));
  expect(answer.map(({ status }) => status)).toEqual(['done', 'done']);
  const event = { kind: 'unit-left', by: 'desk', at: 50, from: 'desk', session: 1 };
  const trace = { ...event, personId: 'ana', unseenSince: 20 };
  const left = { present: false, since: 50 };
  expect(writes).toMatchObject([
    { kind: 'set-seen', at: 'seat/101', seen: { updateTime: { seconds: 7 } }, value: left },
    { kind: 'event', assemblyId: 'a', event: { ...trace, unitId: '101' } },
    { kind: 'set-seen', at: 'seat/102', value: left },
    { kind: 'event', assemblyId: 'a', event: { ...trace, unitId: '102' } },
    { kind: 'add', at: 'head/ana', amounts: { units: -2, weight: -20 }, value: {} },
  ]);
});

test.each<readonly [string, Partial<Leaving>, Attendance | undefined, string]>([
  ['a unit that is not there', {}, undefined, 'unit-not-present'],
  ['a unit that left already', {}, seatOf('101', { present: false }), 'unchanged'],
  [
    'a unit that somebody took meanwhile',
    { request: { unitIds: [], personId: 'luis' } },
    seatOf('101'),
    'unit-held',
  ],
])('of %s nothing is written', (_case, more, seat, word) => {
  const { answer, writes } = plan(more, seat);
  expect(answer).toMatchObject([
    word === 'unchanged' ? { status: word } : { refusal: { code: word } },
  ]);
  expect(writes).toEqual([]);
});
