import { expect, test } from 'vitest';
import { electionHall, electionOf } from '../../testing/halls/electionHall.ts';
import { decideResult } from '../results/decideResult.ts';
import { presentResult } from './presentResult.ts';
import { roundRows } from './presentRounds.ts';

const ranking = electionOf('ranking', 'A B C', { marks: { min: 1, max: 3 } });
const close = (weights: readonly number[], votes: string[]) => {
  const points = weights.map((whole) => whole * 1_000_000);
  return decideResult(electionHall(ranking, points, votes));
};

test('the round that decided stands beside the first preferences, over what still counted in it', () => {
  const { measures } = presentResult(close([40, 35, 20, 5], ['A', 'B C', 'C B', 'C']));
  expect(measures.map(({ name }) => name)).toEqual(['primeras preferencias', 'ronda 2']);
  expect(measures[0]?.line).toBe(null);
  expect(measures[1]).toMatchObject({ base: '95,0000', line: { label: 'Más de la mitad' } });
  expect(measures[1]?.bars.map(({ id, percent, tone }) => [id, percent, tone])).toEqual([
    ['B', '57,89 %', 'elected'],
    ['A', '42,11 %', 'candidate'],
    ['exhausted', 'no cuenta', 'none'],
  ]);
});

test('decided at once, only the first preferences are shown', () => {
  const { measures, base } = presentResult(close([60, 40], ['A', 'B']));
  expect(measures).toHaveLength(1);
  expect(base).toContain('Las barras son las primeras preferencias');
});

test('every round is told for each, in the order in which they finished, until it is out', () => {
  const rows = roundRows(close([40, 35, 20, 5], ['A', 'B C', 'C B', 'C']));
  expect(rows.map(({ label, votes }) => [label, ...votes])).toEqual([
    ['B', 35_000_000, 55_000_000],
    ['A', 40_000_000, 40_000_000],
    ['C', 25_000_000, null],
    ['Sin más preferencias', 0, 5_000_000],
  ]);
});

test('a result that is not counted by rounds has no rounds', () => {
  const one = electionOf('one', 'A B', { needsMajority: true });
  expect(roundRows(decideResult(electionHall(one, [1, 2], ['A', 'B'])))).toEqual([]);
});
