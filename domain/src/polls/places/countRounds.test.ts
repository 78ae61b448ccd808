import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ranking } from './choiceCounts.ts';
import { countRounds } from './countRounds.ts';

/** `5 A B` five ballots that prefer A, and B after it. */
const ballots = (...lines: readonly string[]): readonly Ranking[] =>
  lines.map((line) => {
    const [amount = '', ...optionIds] = line.split(' ');
    return { amount: Number(amount), optionIds };
  });

const told = (options: string, ...lines: readonly string[]) => {
  const { rounds, winners } = countRounds(options.split(' '), ballots(...lines));
  return {
    winners: winners.join(''),
    rounds: rounds.map(({ votes, exhausted, out }) =>
      [
        ...votes.map((one) => `${one.optionId}${one.votes}`),
        ...(exhausted === 0 ? [] : [`-${exhausted}`]),
        ...out.map((one) => `(${one})`),
      ].join(' '),
    ),
  };
};

test.each<readonly [string, string, readonly string[], ReturnType<typeof told>]>([
  [
    // Worked by hand in many textbooks: the capital of Tennessee.
    'the first by first preferences loses against who gathers the next ones',
    'M N C K',
    ['42 M N C K', '26 N C K M', '15 C K N M', '17 K C N M'],
    { winners: 'K', rounds: ['M42 N26 K17 C15 (C)', 'M42 K32 N26 (N)', 'K58 M42'] },
  ],
  [
    'more than half of the first preferences ends it at once',
    'A B C',
    ['51 A', '30 B', '19 C'],
    { winners: 'A', rounds: ['A51 B30 C19'] },
  ],
  [
    'exactly half is not more than half',
    'A B C',
    ['50 A', '30 B', '20 C B'],
    { winners: 'AB', rounds: ['A50 B30 C20 (C)', 'A50 B50'] },
  ],
  [
    'a ballot without any that is left counts for nobody, and half is of those that count',
    'A B C',
    ['45 A', '40 B', '15 C'],
    { winners: 'A', rounds: ['A45 B40 C15 (C)', 'A45 B40 -15'] },
  ],
  [
    'those who tie in the last place and together have less than the next one leave together',
    'A B C D',
    ['40 A', '41 B', '5 C A', '5 D A'],
    { winners: 'A', rounds: ['B41 A40 C5 D5 (C) (D)', 'A50 B41'] },
  ],
  [
    'nobody without votes stays a round longer than another',
    'A B C D',
    ['5 A', '5 B A'],
    { winners: 'AB', rounds: ['A5 B5 C0 D0 (C) (D)', 'A5 B5'] },
  ],
  [
    'a tie in the last place that leads to one winner decides nothing: the last on the ballot leaves',
    'A B C',
    ['6 A', '4 B A', '4 C A'],
    { winners: 'A', rounds: ['A6 B4 C4 (C)', 'A10 B4'] },
  ],
  [
    'a tie in the last place that leads to different winners ends the count',
    'A B C',
    ['6 A', '4 B C', '4 C B'],
    { winners: 'BC', rounds: ['A6 B4 C4'] },
  ],
  ['nobody voted', 'A B', [], { winners: '', rounds: ['A0 B0'] }],
  ['ballots that weigh nothing are none', 'A B', ['0 A'], { winners: '', rounds: ['A0 B0'] }],
])('%s', (_, options, lines, expected) => {
  expect(told(options, ...lines)).toEqual(expected);
});

test('forty with a vote each may all win, and are not followed for ever', () => {
  const names = Array.from({ length: 40 }, (_, at) => `o${at}`);
  const counted = countRounds(
    names,
    names.map((name) => ({ optionIds: [name], amount: 1 })),
  );
  expect(counted.isWhole).toBe(false);
  expect(counted.winners).toHaveLength(40);
});

const options = ['A', 'B', 'C', 'D', 'E'];
const order = fc.shuffledSubarray(options, { minLength: 1 });
const some = fc.array(fc.record({ optionIds: order, amount: fc.integer({ min: 1, max: 4 }) }), {
  maxLength: 9,
});

/** Written apart: ballot by ballot, one leaves at a time, every way of breaking every tie. */
function mayWin(left: readonly string[], cast: readonly Ranking[]): ReadonlySet<string> {
  const pile = (name: string) =>
    cast.reduce(
      (sum, { optionIds, amount }) =>
        optionIds.filter((one) => left.includes(one))[0] === name ? sum + amount : sum,
      0,
    );
  const all = left.map(pile);
  const whole = all.reduce((a, b) => a + b, 0);
  if (whole === 0) return new Set();
  const top = left.filter((name) => pile(name) * 2 > whole);
  if (top.length > 0) return new Set(top);
  if (left.length === 2) return new Set(left);
  const least = Math.min(...all);
  const found = new Set<string>();
  for (const name of left.filter((one) => pile(one) === least)) {
    const rest = left.filter((one) => one !== name);
    for (const winner of mayWin(rest, cast)) found.add(winner);
  }
  return found;
}

test('the possible winners equal those of a count that removes one option at a time and tries every tie', () => {
  fc.assert(
    fc.property(some, (cast) => {
      const { winners, isWhole } = countRounds(options, cast);
      expect(isWhole).toBe(true);
      expect(new Set(winners)).toEqual(mayWin(options, cast));
    }),
    { numRuns: 500 },
  );
});

test('going on until two are left changes who leaves, and never who wins', () => {
  fc.assert(
    fc.property(some, (cast) => {
      const until = countRounds(options, cast, 'two');
      expect(until.winners).toEqual(countRounds(options, cast).winners);
      if (until.winners.length === 1) expect(until.rounds.at(-1)?.votes.length).toBeLessThan(3);
    }),
  );
});

test('every round counts every ballot once, and an eliminated option is in none that follows', () => {
  fc.assert(
    fc.property(some, (cast) => {
      const whole = cast.reduce((sum, { amount }) => sum + amount, 0);
      const gone = new Set<string>();
      for (const { votes, exhausted, out } of countRounds(options, cast).rounds) {
        expect(votes.reduce((sum, one) => sum + one.votes, exhausted)).toBe(whole);
        expect(votes.filter(({ optionId }) => gone.has(optionId))).toEqual([]);
        for (const optionId of out) gone.add(optionId);
        expect(votes.length + gone.size - out.length).toBe(options.length);
      }
    }),
  );
});

test('the order of the ballots, and ballots joined or apart, change nothing', () => {
  fc.assert(
    fc.property(some, (cast) => {
      const apart = cast.flatMap(({ optionIds, amount }) =>
        Array.from({ length: amount }, () => ({ optionIds, amount: 1 })),
      );
      expect(countRounds(options, apart.reverse())).toEqual(countRounds(options, cast));
    }),
  );
});
