import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type HeldPresence,
  holdPresence,
  type PlannedPresence,
  type Span,
} from '../../testing/halls/presenceModel.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { usualPresencePace as pace } from './presenceTimes.ts';
import { gapsAt, lookAgain, type PresenceLook, type PresenceWatch } from './presenceWatch.ts';

const minute = 60;
const hour = 60 * minute;
const runs = sampleOf({ part: 30, full: 1_000 }, process.env);

const anySpan = (longest: number, until = hour): fc.Arbitrary<Span> =>
  fc.record({ from: fc.nat(until), lasts: fc.integer({ min: 1, max: longest }) });
const anyOutage = fc
  .tuple(anySpan(25 * minute), fc.constantFrom('api', 'clock', 'both'))
  .map(([span, of]) => ({ ...span, of }));
const anyPerson = fc.record({
  enters: fc.oneof(fc.nat(3 * minute), fc.nat(hour)),
  away: fc.array(anySpan(30 * minute), { maxLength: 3 }),
});
const numbered = <T>(value: fc.Arbitrary<T>) =>
  fc.array(fc.tuple(fc.nat(200), value), { maxLength: 12 }).map((pairs) => new Map(pairs));
const anyClock = fc.record({
  every: fc.constantFrom(5, 17, 60),
  dies: numbered(fc.constantFrom('before' as const, 'after' as const)),
  twice: numbered(fc.nat(70)),
});
const regular = { every: 60, dies: new Map(), twice: new Map() };
const anyPlan: fc.Arbitrary<PlannedPresence> = fc.record({
  people: fc.array(anyPerson, { minLength: 1, maxLength: 6 }),
  outages: fc.array(anyOutage, { maxLength: 4 }),
  clock: anyClock,
  ends: fc.constant(2 * hour),
});

/**
 * Which seconds until `at` are nobody's silence, from everything that happened: between two looks, or two
 * signs, more than 90 s apart; of the signs for a quarter of an hour that the clock saw.
 */
function nobodys({ looks, signs }: HeldPresence, at: number): (second: number) => boolean {
  const apart = (moments: readonly number[]) => {
    const until = [...moments.filter((one) => one <= at), at].sort((a, b) => a - b);
    return until
      .slice(1)
      .map((to, i) => ({ from: (until[i] ?? 0) / 1_000, to: to / 1_000 }))
      .filter(({ from, to }) => (to - from) * 1_000 > pace.gapMillis);
  };
  const within = new Set<number>();
  for (const { from, to } of apart(looks)) for (let s = from; s < to; s += 1) within.add(s);
  const ofClock = new Set(within);
  for (const { from, to } of apart(signs.map((sign) => sign.at))) {
    let patience = pace.patienceMillis / 1_000;
    for (let s = from; s < to && patience > 0; s += 1) {
      within.add(s);
      if (!ofClock.has(s)) patience -= 1;
    }
  }
  return (second) => within.has(second);
}

test('nobody is written out for a silence that lies in a gap, whatever fails and however often', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const held = holdPresence(plan);
      for (const { unseenSince, at } of held.lapses) {
        const isNobodys = nobodys(held, at);
        let silent = 0;
        for (let s = unseenSince / 1_000; s < at / 1_000; s += 1) if (!isNobodys(s)) silent += 1;
        expect(silent * 1_000).toBeGreaterThanOrEqual(pace.graceMillis);
      }
    }),
    runs,
  );
});

test('an attendee who keeps trying is never marked as left, however long our server is down', () => {
  const anyFailing = fc
    .array(
      fc.record({
        // Up for as long as a phone may wait for an answer that does not come, and sign.
        up: fc.integer({ min: 110, max: 15 * minute }),
        lasts: fc.integer({ min: 1, max: 14 * minute }),
        of: fc.constantFrom('api' as const, 'clock' as const, 'both' as const),
      }),
      { maxLength: 8 },
    )
    .map((failing) => {
      let from = 0;
      return failing.map(({ up, lasts, of }) => {
        from += up;
        const outage = { from, lasts, of };
        from += lasts;
        return outage;
      });
    });
  const steady = fc.record({ enters: fc.nat(hour), away: fc.constant([]) });
  fc.assert(
    fc.property(fc.array(steady, { minLength: 1, maxLength: 5 }), anyFailing, (people, outages) => {
      expect(holdPresence({ people, outages, clock: regular, ends: 3 * hour }).lapses).toEqual([]);
    }),
    runs,
  );
});

test('an attendee who is silent while others sign is marked as left by the first sweep after the grace', () => {
  const anyOthers = fc.array(anyPerson, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(anyOthers, fc.constantFrom(5, 17, 60), (others, every) => {
      const people = [{ enters: 0, away: [] }, ...others];
      const clock = { ...regular, every };
      const held = holdPresence({ people, outages: [], clock, ends: 2 * hour });
      const expected = people.flatMap((_, person) => {
        const own = held.signs.filter((sign) => sign.person === person).map((sign) => sign.at);
        return own.flatMap((unseenSince, i) => {
          const at = held.looks.find((look) => look >= unseenSince + pace.graceMillis);
          const isOut = at !== undefined && at < (own[i + 1] ?? Number.POSITIVE_INFINITY);
          return isOut ? [{ person, unseenSince, at }] : [];
        });
      });
      const inOrder = [...held.lapses].sort((a, b) => a.person - b.person || a.at - b.at);
      expect(inOrder).toEqual(expected);
    }),
    runs,
  );
});

test('an attendee who left during outages is out in the end, also when nobody else signs', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const leavesAt = 2 * hour;
      const people = plan.people.map(({ enters, away }) => ({
        enters,
        away: [...away, { from: leavesAt, lasts: 24 * hour }],
      }));
      const outages = plan.outages.filter(({ from, lasts }) => from + lasts <= leavesAt);
      const most = (pace.patienceMillis + pace.graceMillis) / 1_000 + 2 * minute;
      const ends = leavesAt + most;
      const held = holdPresence({ ...plan, people, outages, clock: regular, ends });
      const lastOf = (person: number) => held.lapses.filter((one) => one.person === person).at(-1);
      const out = people.map((_, person) => lastOf(person)?.at ?? 0);
      expect(Math.min(...out)).toBeGreaterThan(0);
      const later = holdPresence({ ...plan, people, outages, clock: regular, ends: ends + hour });
      expect(later.lapses).toEqual(held.lapses);
    }),
    runs,
  );
});

const at = (now: number, isAwaited: boolean, ...heard: number[]): PresenceLook => ({
  ...{ now: now * 1_000, isAwaited },
  heard: heard.map((one) => one * 1_000),
});
const gapsOf = (looks: readonly PresenceLook[]) => {
  let watch: PresenceWatch | null = null;
  let gaps: readonly (readonly [number, number])[] = [];
  for (const look of looks) {
    watch = lookAgain(watch, look, pace);
    gaps = gapsAt(watch, look, pace).map(({ from, to }) => [from / 1_000, to / 1_000]);
  }
  return gaps;
};

test.each<readonly [string, readonly PresenceLook[], readonly (readonly [number, number])[]]>([
  ['nobody online has no sign to write', [at(0, false), at(60, false), at(120, false)], []],
  [
    'and who comes in after them ends no silence',
    [at(0, false), at(60, false), at(120, true, 119)],
    [],
  ],
  ['90 s are no gap', [at(0, true, 0), at(90, true, 89)], []],
  ['91 s without a look are one', [at(0, true, 0), at(91, true, 90)], [[0, 91]]],
  [
    '91 s without a sign are one, until the first that comes',
    [at(0, true, 0), at(60, true), at(120, true, 91, 118)],
    [[0, 91]],
  ],
  ['also while it lasts', [at(0, true, 0), at(60, true), at(120, true)], [[0, 120]]],
  [
    'gaps that overlap are one, and later ones stand apart',
    [at(0, true, 0), at(200, true), at(260, true, 250), at(320, true, 310), at(420, true, 415)],
    [
      [0, 250],
      [310, 420],
    ],
  ],
  [
    'a silence of everybody is believed after a quarter of an hour that the clock saw',
    [at(0, true, 0), ...Array.from({ length: 20 }, (_, i) => at(60 * (i + 1), true))],
    [[0, 900]],
  ],
  [
    'the time without a clock is not of that quarter',
    [
      at(0, true, 0),
      at(600, true),
      ...Array.from({ length: 20 }, (_, i) => at(660 + 60 * i, true)),
    ],
    [[0, 1_500]],
  ],
  [
    'a look that comes late changes nothing',
    [at(0, true, 0), at(200, true, 199), at(150, true, 0)],
    [[0, 200]],
  ],
])('%s', (_name, looks, expected) => {
  expect(gapsOf(looks)).toEqual(expected);
});
