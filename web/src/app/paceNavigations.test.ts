import { expect, test } from 'vitest';
import { createPace, navigationGapMilliseconds } from './paceNavigations.ts';

test('specification §9: 100 ms between navigations', () => {
  expect(navigationGapMilliseconds).toBe(100);
});

test.each([
  ['the first does not wait', [0], [0]],
  ['one long after does not wait', [0, 100], [0, 0]],
  ['one soon after waits for the rest', [0, 30], [0, 70]],
  ['several at once wait one after the other', [0, 0, 0], [0, 100, 200]],
])('%s', async (_, at, waited) => {
  let now = 0;
  const waits: number[] = [];
  const pace = createPace(
    () => now,
    async (milliseconds) => {
      waits.push(milliseconds);
    },
  );
  for (const moment of at) {
    now = moment;
    const before = waits.length;
    await pace();
    if (waits.length === before) waits.push(0);
  }
  expect(waits).toEqual(waited);
});
