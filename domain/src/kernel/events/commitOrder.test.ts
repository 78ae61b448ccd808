import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf } from '../calendars/instant.ts';
import type { StoredEvent } from './assemblyEvent.ts';
import { commitsOf, compareEvents, type InCommit, inOrder } from './commitOrder.ts';
import { dateEvents } from './datedEvent.ts';

const instant = (nanoseconds: number) => instantOf({ seconds: 1, nanoseconds });
const event = (eventId: string, nanoseconds: number, more: Partial<InCommit> = {}): InCommit => ({
  ...{ eventId, kind: 'unit-entered', committed: instant(nanoseconds), ...more },
});
const idsOf = (events: readonly InCommit[]) => events.map(({ eventId }) => eventId).join('');

test('events follow their commits, and within one their numbers', () => {
  const events = [
    ...[event('a', 2, { number: 2 }), event('b', 2, { number: 10 }), event('c', 1)],
    ...[event('d', 2, { number: 1, kind: 'unit-left' }), event('e', 3, { number: 1 })],
  ];
  expect(idsOf(inOrder(events))).toBe('cdabe');
  expect(commitsOf(events).map(idsOf)).toEqual(['c', 'dab', 'e']);
});

test('of events kept without number the exits of a commit come first', () => {
  const events = [event('a', 1), event('b', 1, { kind: 'unit-left' }), event('c', 1)];
  expect(idsOf(inOrder(events))).toBe('bac');
});

const anyEvents: fc.Arbitrary<readonly InCommit[]> = fc.uniqueArray(
  fc
    .tuple(
      fc.string({ minLength: 1, maxLength: 2 }),
      fc.nat(3),
      fc.option(fc.nat(3), { nil: undefined }),
      fc.boolean(),
    )
    .map(([eventId, at, number, left]) =>
      event(eventId, at, {
        ...(number === undefined ? {} : { number }),
        kind: left ? 'unit-left' : 'unit-entered',
      }),
    ),
  { selector: ({ eventId }) => eventId },
);

test('events have one order, read in any order and any number of times', () => {
  fc.assert(
    fc.property(anyEvents, fc.infiniteStream(fc.nat()), (events, draws) => {
      const ranked = [...events, ...events].map((one) => ({ one, rank: draws.next().value ?? 0 }));
      const shuffled = ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one);
      expect(inOrder(shuffled)).toEqual(inOrder(events));
      expect(commitsOf(shuffled).flat()).toEqual(inOrder(events));
    }),
  );
});

test('the order of events is total', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const sorted = inOrder(events);
      sorted.forEach((before, i) => {
        for (const after of sorted.slice(i + 1)) {
          expect(compareEvents(before, after)).toBeLessThan(0);
          expect(compareEvents(after, before)).toBeGreaterThan(0);
        }
      });
    }),
  );
});

test('a sealed event is dated by its seal, another by its document', () => {
  const stored: StoredEvent = { kind: 'unit-left', by: 'desk', at: 7, unitId: 'A', seal: null };
  const sealed: StoredEvent = {
    ...{ ...stored, seal: 3, sequence: 12, salt: 'x', number: 1 },
    committed: instantOf({ seconds: 2, nanoseconds: 5_900_000 }),
  };
  const written = instantOf({ seconds: 90, nanoseconds: 0 });
  const found = [
    { eventId: 'waits', event: stored, written },
    { eventId: 'sealed', event: sealed, written },
  ];
  expect(dateEvents(found)).toEqual([
    {
      ...{ eventId: 'sealed', kind: 'unit-left', by: 'desk', unitId: 'A', number: 1 },
      ...{ at: 2005, committed: '000000000002.005900000', sequence: 12, seal: 3 },
    },
    {
      ...{ eventId: 'waits', kind: 'unit-left', by: 'desk', unitId: 'A' },
      ...{ at: 90_000, committed: written, sequence: null, seal: null },
    },
  ]);
});
