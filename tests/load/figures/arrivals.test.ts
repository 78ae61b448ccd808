import { expect, test } from 'vitest';
import { arrivals } from './arrivals.ts';

test('spreads people over the whole time, in order, the same in every run', () => {
  const times = arrivals(500, 10_000);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times).toEqual(arrivals(500, 10_000));
  for (let second = 0; second < 10; second += 1) {
    const within = times.filter((time) => Math.floor(time / 1000) === second).length;
    expect(within).toBeGreaterThan(25);
    expect(within).toBeLessThan(75);
  }
});
