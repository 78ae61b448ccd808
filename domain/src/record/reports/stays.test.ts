import { expect, test } from 'vitest';
import { instantOf } from '../../kernel/calendars/instant.ts';
import { type DatedEvent, dateEvents } from '../../kernel/events/datedEvent.ts';
import { at, secondSession } from '../../testing/records/actaCase.ts';
import { comingsOf } from '../acta/comings.ts';
import { coursesOf } from '../subject/callCourse.ts';
import { quorumReport } from './quorumReport.ts';
import { staysOf } from './stays.ts';
import { votersReport } from './votersReport.ts';

type Told = readonly [
  kind: DatedEvent['kind'],
  second: number,
  personId: string,
  more?: { readonly number?: number; readonly eventId?: string },
];

/** Events of one unit, read in the reverse of their order. */
function eventsOf(told: readonly Told[]): readonly DatedEvent[] {
  const found = told.map(([kind, seconds, personId, { eventId, number = 1 } = {}], place) => ({
    eventId: eventId ?? `e${place}`,
    event: { kind, by: 'desk', at: 0, unitId: 'A', personId, number, seal: null },
    written: instantOf({ seconds, nanoseconds: 0 }),
  }));
  return dateEvents(found.reverse());
}

const said = (told: readonly Told[]) =>
  staysOf(eventsOf(told)).map(({ personId, enteredAt, exit, tookOver, handedOver, isLast }) =>
    [
      `${personId} ${enteredAt / 1000}-${exit === null ? '' : exit.at / 1000}`,
      ...(tookOver ? ['took over'] : []),
      ...(handedOver ? ['handed over'] : []),
      ...(isLast ? ['last'] : []),
    ].join(', '),
  );

test('an owner who attends and revokes is there, and the former holder handed the unit over', () => {
  expect(
    said([
      ['unit-entered', 1, 'gil'],
      ['unit-left', 5, 'gil', { number: 2, eventId: 'z' }],
      ['unit-entered', 5, 'ana', { number: 3, eventId: 'a' }],
    ]),
  ).toEqual(['gil 1-5, handed over', 'ana 5-, took over, last']);
});

test('a unit that passes to somebody else is in their hands from then on', () => {
  expect(
    said([
      ['unit-entered', 1, 'gil'],
      ['unit-transferred', 5, 'ana'],
      ['unit-left', 9, 'ana'],
    ]),
  ).toEqual(['gil 1-5, handed over', 'ana 5-9, took over, last']);
});

test('a person who leaves and comes back has two stays', () => {
  expect(
    said([
      ['unit-entered', 1, 'ana'],
      ['unit-left', 5, 'ana'],
      ['unit-entered', 6, 'ana'],
      ['unit-entered', 7, 'ana'],
    ]),
  ).toEqual(['ana 1-5', 'ana 6-, last']);
});

/** The case of the acta, in which the owner of B comes by the desk's two ways of taking it from Gil. */
function withArrival(kinds: readonly DatedEvent['kind'][]) {
  const events = secondSession.events.flatMap((event) => {
    if (event.unitId !== 'B' || event.personId !== 'bruno') return [event];
    return kinds.map((kind, i) => ({
      ...{ ...event, kind, number: i + 1, eventId: `${9 - i}-${event.eventId}` },
      personId: kind === 'unit-left' ? 'gil' : 'bruno',
    }));
  });
  return { ...secondSession, events };
}

test.each([
  ['revokes the proxy', ['unit-left', 'unit-entered'] as const],
  ['takes it over', ['unit-transferred'] as const],
])('when an owner %s the minutes count nobody that came or left', (_, kinds) => {
  const record = withArrival(kinds);
  const quorum = quorumReport(record);
  const [course] = coursesOf(quorum);
  const stays = votersReport(record).voters.flatMap((voter) => voter.stays);
  if (course === undefined) throw new Error('No call was held.');
  const { late, gone, handed } = comingsOf(stays, course, record.readAt);
  expect(late.map(({ unitId }) => unitId)).toEqual(['C', 'D']);
  expect(gone.map(({ unitId }) => unitId)).toEqual(['A']);
  expect(handed.map(({ unitId, leftAt }) => [unitId, leftAt])).toEqual([['B', at(13, 19, 20)]]);
  expect(quorum.quorum.present.units).toBe(4);
  expect(quorum.lapses).toEqual(quorumReport(secondSession).lapses);
});

test('a vote cast by an owner after taking a unit over is told beside the owner', () => {
  const { voters } = votersReport(withArrival(['unit-transferred']));
  const told = voters.flatMap(({ name, stays }) =>
    stays.filter(({ unitId }) => unitId === 'B').map(({ choices }) => [name, choices]),
  );
  expect(told).toEqual([
    ['Bruno Díaz', [null, [0]]],
    ['Gil Ortega', [[0], null]],
  ]);
});
