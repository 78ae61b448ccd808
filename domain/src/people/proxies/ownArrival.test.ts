import { expect, test } from 'vitest';
import { arrivalAheadMillis, isArrivalTime } from './ownArrival.ts';

const startsAt = 10 * arrivalAheadMillis;

test.each([
  ['planned', startsAt - arrivalAheadMillis - 1, false],
  ['planned', startsAt - arrivalAheadMillis, true],
  ['open', 0, true],
  ['suspended', 0, true],
  ['failed', startsAt, false],
  ['closed', startsAt, false],
] as const)('of a session that is %s, at %d a visit is an arrival: %s', (state, now, is) => {
  expect(isArrivalTime({ state, startsAt }, now)).toBe(is);
});
