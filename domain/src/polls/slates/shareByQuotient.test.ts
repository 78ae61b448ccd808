import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChoiceCount } from '../places/choiceCounts.ts';
import { lotSeedSchema } from '../places/decideLot.ts';
import type { Slate } from './checkSlates.ts';
import { quotientOf } from './quotient.ts';
import { shareByQuotient } from './shareByQuotient.ts';

const seed = lotSeedSchema.parse('c0'.repeat(32));
const ids = ['a', 'b', 'c', 'd', 'e'];

interface Told {
  readonly votes: readonly number[];
  readonly blank: number;
  readonly seats: number;
}

const slatesOf = (names: readonly number[]): readonly Slate[] =>
  names.map((many, at) => ({
    optionId: ids[at] ?? '',
    label: ids[at] ?? '',
    lines: Array.from({ length: many }, (_, line) => ({
      candidateId: `${ids[at]}${line}`,
      substituteId: null,
    })),
  }));

const countOf = ({ votes, blank }: Told): ChoiceCount => ({
  all: 0,
  allMinusExcluded: 0,
  present: 0,
  options: Object.fromEntries(votes.map((amount, at) => [ids[at] ?? '', amount])),
  valid: votes.reduce((sum, amount) => sum + amount, 0),
  blank,
  null: 0,
  abstention: 0,
});

const share = (told: Told, names = told.votes.map(() => told.seats)) => {
  const { standings } = quotientOf(slatesOf(names), countOf(told), told.seats, {
    blankInQuotient: true,
  });
  return shareByQuotient(
    standings.filter(({ votes }) => votes > 0),
    told.seats,
    seed,
  );
};

const seatsOf = (told: Told) => {
  const { seats } = share(told);
  return told.votes.map((_, at) => seats.filter(({ optionId }) => optionId === ids[at]).length);
};

/**
 * A teller with a heap of paper: everything in votes × seats, takes the quotient from each pile while it can,
 * then hands out a seat at a time to the highest remaining pile.
 */
function countByHand({ votes, blank, seats }: Told): readonly number[] | 'tie' {
  const quotient = BigInt(votes.reduce((sum, amount) => sum + amount, blank));
  const piles = votes.map((amount) => BigInt(amount) * BigInt(seats));
  const won = votes.map(() => 0);
  const take = (at: number) => {
    piles[at] = (piles[at] ?? 0n) - quotient;
    won[at] = (won[at] ?? 0) + 1;
  };
  for (const at of votes.keys()) while ((piles[at] ?? 0n) >= quotient && quotient > 0n) take(at);
  let left = seats - won.reduce((sum, many) => sum + many, 0);
  while (left > 0) {
    const able = [...votes.keys()].filter((at) => (votes[at] ?? 0) > 0);
    const highest = able.reduce<bigint | null>(
      (best, at) => (best === null || (piles[at] ?? 0n) > best ? (piles[at] ?? 0n) : best),
      null,
    );
    const leaders = able.filter((at) => piles[at] === highest);
    if (leaders.length === 0) return won;
    if (leaders.length > left) return 'tie';
    for (const at of leaders) take(at);
    left -= leaders.length;
  }
  return won;
}

const told = fc.record({
  votes: fc.array(fc.oneof(fc.nat(6), fc.nat(100_000_000)), { minLength: 1, maxLength: 5 }),
  blank: fc.oneof(fc.constant(0), fc.nat(6), fc.nat(100_000_000)),
  seats: fc.integer({ min: 1, max: 11 }),
});

test('every share equals that of a teller who counts by hand', () => {
  fc.assert(
    fc.property(told, (some) => {
      const byHand = countByHand(some);
      if (byHand === 'tie') expect(share(some).lot?.seed).toBe(seed);
      else expect([seatsOf(some), share(some).lot]).toEqual([byHand, null]);
    }),
    { numRuns: 2000 },
  );
});

test('seats by quota, remainder and lot fill the body when somebody has votes and names', () => {
  fc.assert(
    fc.property(told, (some) => {
      const hasVotes = some.votes.some((amount) => amount > 0);
      expect(share(some).seats.length).toBe(hasVotes ? some.seats : 0);
    }),
  );
});

test('no slate gets more seats than names, and none is left with a name and votes by a vacancy', () => {
  const names = fc.array(fc.nat(4), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(told, names, (some, many) => {
      const { seats } = share(some, many.slice(0, some.votes.length));
      expect(seats.length).toBeLessThanOrEqual(some.seats);
      some.votes.forEach((votes, at) => {
        const won = seats.filter(({ optionId }) => optionId === ids[at]).length;
        expect(won).toBeLessThanOrEqual(many[at] ?? 0);
        if (seats.length < some.seats && votes > 0) expect(won).toBe(many[at]);
      });
    }),
  );
});

test('a single slate takes every seat', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 8 }), fc.nat(10 ** 8), (votes, blank) => {
      expect(seatsOf({ votes: [votes], blank, seats: 7 })).toEqual([7]);
    }),
  );
});

test('without blank votes a slate gets its whole quotas or one seat more', () => {
  fc.assert(
    fc.property(told, ({ votes, seats }) => {
      const valid = votes.reduce((sum, amount) => sum + amount, 0);
      fc.pre(valid > 0);
      seatsOf({ votes, blank: 0, seats }).forEach((won, at) => {
        const scaled = (votes[at] ?? 0) * seats;
        expect(won * valid).toBeGreaterThan(scaled - valid);
        expect(won * valid).toBeLessThan(scaled + valid);
      });
    }),
  );
});

test('a slate with more votes never gets fewer seats', () => {
  fc.assert(
    fc.property(told, (some) => {
      const won = seatsOf(some);
      some.votes.forEach((mine, at) => {
        some.votes.forEach((theirs, other) => {
          if (mine > theirs) expect(won[at]).toBeGreaterThanOrEqual(won[other] ?? 0);
        });
      });
    }),
  );
});

test('weighing every vote the same many times changes no seat', () => {
  fc.assert(
    fc.property(told, fc.integer({ min: 2, max: 40 }), ({ votes, blank, seats }, times) => {
      const heavier = { votes: votes.map((amount) => amount * times), blank: blank * times, seats };
      expect(share(heavier)).toEqual(share({ votes, blank, seats }));
    }),
  );
});

test('the order of the slates changes no seat', () => {
  fc.assert(
    fc.property(told, (some) => {
      const slates = slatesOf(some.votes.map(() => some.seats));
      const law = { blankInQuotient: true };
      expect(quotientOf(slates.toReversed(), countOf(some), some.seats, law)).toEqual(
        quotientOf(slates, countOf(some), some.seats, law),
      );
    }),
  );
});

test('weights up to the largest a roster may add up to are shared exactly', () => {
  const half = (Number.MAX_SAFE_INTEGER - 1) / 2;
  const { standings } = quotientOf(
    slatesOf([9, 9]),
    countOf({ votes: [half + 1, half], blank: 0, seats: 9 }),
    9,
    { blankInQuotient: true },
  );
  expect(standings.map(({ quotas, remainder }) => [quotas, remainder])).toEqual([
    [4, 4_503_599_627_370_500],
    [4, 4_503_599_627_370_491],
  ]);
});
