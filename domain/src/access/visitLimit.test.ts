import { expect, test } from 'vitest';
import { addVisit, type VisitCount, visitsAMinute, waitOfVisits } from './visitLimit.ts';

test('lets six hundred in from one address in a minute, and holds back the next one', () => {
  let count: VisitCount | null = null;
  for (let i = 0; i < visitsAMinute; i += 1) count = addVisit(count, 1000);
  expect(count).toEqual({ since: 1000, visits: 600 });
  expect(count && waitOfVisits(count, 1000)).toBe(0);
  expect(waitOfVisits(addVisit(count, 1000), 31_000)).toBe(30_000);
});

test('a new minute begins with the first visit after the last one', () => {
  const full = { since: 0, visits: 900 };
  expect(addVisit(full, 59_999)).toEqual({ since: 0, visits: 901 });
  expect(addVisit(full, 60_000)).toEqual({ since: 60_000, visits: 1 });
});
