import { expect, test } from 'vitest';
import type { Milestone } from '../reports/milestone.ts';
import type { AttendedUnit } from '../reports/votersReport.ts';
import { comingsOf } from './comings.ts';

const milestone = (kind: Milestone['kind'], at: number): Milestone => ({
  ...{ eventId: `${at}`, sequence: null, at, kind, call: 1, until: null, quorum: null },
});
const stay = (unitId: string, enteredAt: number, leftAt: number | null) =>
  ({ unitId, enteredAt, leftAt, tookOver: false, handedOver: false }) as AttendedUnit;

/** Opened at 10, suspended at 20; another day empties the hall at 30 and it goes on at 40, until 60. */
const course = {
  installed: milestone('session-installed', 10),
  closed: milestone('session-closed', 60),
  during: [
    milestone('session-suspended', 20),
    milestone('hall-emptied', 30),
    milestone('session-resumed', 40),
  ],
};

test('a unit that leaves as the first day ends or comes for the second neither leaves nor is late', () => {
  const stays = [
    stay('night', 5, 30),
    stay('morning', 35, null),
    stay('early', 5, 15),
    stay('late', 12, 30),
    stay('second', 45, 50),
  ];
  const { late, gone } = comingsOf(stays, course, 60);
  expect(late.map(({ unitId }) => unitId)).toEqual(['late', 'second']);
  expect(gone.map(({ unitId }) => unitId)).toEqual(['early', 'second']);
});

test('a recess is not another day: who leaves in it leaves', () => {
  const recess = {
    ...course,
    during: course.during.filter(({ kind }) => kind !== 'hall-emptied'),
  };
  const { late, gone } = comingsOf([stay('a', 5, 30), stay('b', 35, null)], recess, 60);
  expect([late, gone].map((some) => some.map(({ unitId }) => unitId))).toEqual([['b'], ['a']]);
});
