import { expect, test } from 'vitest';
import { distributionOf, medianOf } from './distribution.ts';

test('takes each percentile among the measured times, whatever their order', () => {
  const times = Array.from({ length: 200 }, (_, i) => ((i * 77) % 200) + 1);
  expect(distributionOf(times)).toEqual({ count: 200, p50: 100, p95: 190, p99: 198, max: 200 });
});

test('gives the only time as every percentile', () => {
  expect(distributionOf([7])).toEqual({ count: 1, p50: 7, p95: 7, p99: 7, max: 7 });
});

test('compares times as numbers, not as text', () => {
  expect(medianOf([900, 1_000, 80])).toBe(900);
});

test('refuses to describe an empty measure', () => {
  expect(() => distributionOf([])).toThrow('nothing');
});
