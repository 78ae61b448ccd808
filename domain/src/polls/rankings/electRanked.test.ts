import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ballotKinds } from '../../kernel/ballotKinds/ballotKinds.ts';
import { nobodyExcluded } from '../../laws/rules/rule.ts';
import { mainWeight } from '../../laws/rules/scope.ts';
import { electionHall, electionOf } from '../../testing/halls/electionHall.ts';
import { countChoices, type ElectionUnit } from '../elections/countChoices.ts';
import { lotSeedSchema } from '../places/decideLot.ts';
import { decideResult } from '../results/decideResult.ts';
import { drawTie } from '../results/drawTie.ts';
import { hashBallots, sealResult } from '../results/resultSeal.ts';

const ranking = (names: string, more: Parameters<typeof electionOf>[2] = {}) =>
  electionOf('ranking', names, { marks: { min: 1, max: names.split(' ').length }, ...more });
const points = (whole: number) => whole * 1_000_000;
const close = (question: ReturnType<typeof ranking>, weights: readonly number[], votes: string[]) =>
  decideResult(electionHall(question, weights, votes));

test('the order of each ballot decides the winner, with the figures and the eliminated', () => {
  const result = close(ranking('A B C'), [40, 35, 25].map(points), ['A', 'B C', 'C B A']);
  expect(result.verdict).toMatchObject({ kind: 'approved', finding: null });
  expect(result.verdict.sentence).toMatch(
    /^B gana en la ronda 2 con 60,0000 de coeficiente, frente a A \(40,0000 de coeficiente\)\. Salió C \(ronda 1\)\. Fuente: /u,
  );
  expect(result.elected?.seats).toEqual([
    { optionId: 'B', by: 'majority', name: 'B', substitute: null },
  ]);
  expect(result.elected?.rounds?.map(({ out }) => out)).toEqual([['C'], []]);
});

test('the bars are the first preferences and add up to the ballots', () => {
  const result = close(ranking('A B C'), [40, 35, 25], ['A B', 'B C', 'C B A']);
  expect(result.options.map(({ units }) => units)).toEqual([1, 1, 1, 0, 0]);
  expect(result.didNotVote).toEqual({ weight: 0, units: 0 });
  expect(result.measures).toMatchObject([{ threshold: null, base: 'present' }]);
});

test.each<readonly [string, readonly number[], string[], string, readonly string[]]>([
  ['who gathers it by later preferences', [40, 20, 11, 29], ['A', 'B', 'C A', ''], 'approved', []],
  [
    'nobody where too few ballots go on',
    [40, 20, 11, 29],
    ['A', 'B', 'C', ''],
    'no-majority',
    ['A', 'B'],
  ],
])(
  'a majority of the matter is reached in the last round by %s',
  (_, weights, votes, kind, runoff) => {
    const result = close(ranking('A B C', { needsMajority: true }), weights, votes);
    expect(result.verdict.kind).toBe(kind);
    expect(result.elected?.runoff).toEqual(runoff);
    expect(result.verdict.finding?.met).toBe(kind === 'approved');
    expect(result.verdict.sentence).toContain('más del 50 % del coeficiente presente');
  },
);

test('where a majority is asked, a tie that decides goes to a second round and to no lot', () => {
  const result = close(ranking('A B', { needsMajority: true }), [50, 50], ['A', 'B']);
  expect(result.verdict.kind).toBe('no-majority');
  expect(result.elected).toMatchObject({ tie: null, lot: null, seats: [], runoff: ['A', 'B'] });
});

test('ties that lead to different winners are broken by lot among these alone', () => {
  const question = ranking('A B C');
  const closing = electionHall(question, [6, 4, 4], ['A', 'B C', 'C B']);
  const result = decideResult(closing);
  expect(result.verdict.kind).toBe('tie');
  expect(result.elected?.tie).toEqual({ places: 1, among: ['B', 'C'] });
  const hash = hashBallots(question, []);
  const sealed = sealResult(
    { ...result, shownAt: null },
    { of: 'ballots', count: 3, salt: '', hash },
  );
  const drawn = drawTie(sealed, lotSeedSchema.parse('7'.repeat(64)));
  expect(drawn).toMatchObject({ ok: true, value: { verdict: { kind: 'approved' } } });
  const [seat] = drawn.ok ? (drawn.value.elected?.seats ?? []) : [];
  expect(seat).toMatchObject({ by: 'lot' });
  expect(['B', 'C']).toContain(seat?.optionId);
});

test('a head whose units order differently spoils its ballot; in the same order it votes once', () => {
  const unit = (unitId: string, headId: string, ...optionIds: string[]): ElectionUnit => ({
    ...{ unitId, headId, weights: { main: 10 }, present: true, annulled: false },
    ...{ inArrears: false, inConflict: false, choice: { kind: 'marks', optionIds } },
  });
  const roll = [
    ...[unit('1', 'ana', 'A', 'B'), unit('2', 'ana', 'B', 'A')],
    ...[unit('3', 'beto', 'B', 'A'), unit('4', 'beto', 'B', 'A')],
  ];
  const counts = countChoices(roll, ['heads', mainWeight], nobodyExcluded, ballotKinds.ranking);
  expect(counts.heads).toMatchObject({ null: 1, rankings: [{ optionIds: ['B', 'A'], amount: 1 }] });
  expect(counts[mainWeight]?.rankings).toEqual([
    { optionIds: ['A', 'B'], amount: 10 },
    { optionIds: ['B', 'A'], amount: 30 },
  ]);
});

test('without quorum nothing is decided, and nobody voted chooses nothing', () => {
  expect(close(ranking('A B'), [50, 50], ['', '']).verdict).toMatchObject({ kind: 'no-majority' });
});

test('only an option with more than half of the last round is elected, and never an eliminated one', () => {
  const votes = fc.array(fc.shuffledSubarray(['A', 'B', 'C', 'D'], { minLength: 0 }), {
    minLength: 1,
    maxLength: 7,
  });
  fc.assert(
    fc.property(votes, (cast) => {
      const weights = cast.map((_, at) => 10 + at);
      const { elected, verdict } = close(
        ranking('A B C D'),
        weights,
        cast.map((marks) => marks.join(' ')),
      );
      const last = elected?.rounds?.at(-1);
      const [first, ...rest] = last?.votes ?? [];
      if (verdict.kind === 'approved') {
        const others = rest.reduce((sum, one) => sum + one.votes, 0);
        expect(elected?.seats[0]?.optionId).toBe(first?.optionId);
        expect(first?.votes).toBeGreaterThan(others);
      }
      expect(elected?.standings.length).toBe(4);
    }),
  );
});
