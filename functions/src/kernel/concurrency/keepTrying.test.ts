import { logger } from 'firebase-functions/logger';
import { beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../platform/refused.ts';
import { keepTrying, type Patience, pauseAfter } from './keepTrying.ts';

beforeEach(() => {
  vi.spyOn(logger, 'error').mockReturnValue();
});

const patience: Patience = {
  millis: 1000,
  firstPauses: { contended: 20, away: 100 },
  longestPause: 400,
};

const stored = (code: number) => Object.assign(new Error('what the store said'), { code });

/** Somebody who fails with these codes, one after another, and then answers. */
function trying(codes: readonly number[]) {
  const pauses: number[] = [];
  const failedFor: unknown[] = [];
  let now = 0;
  const clock = {
    now: () => now,
    wait: async (millis: number) => {
      pauses.push(millis);
      now += millis;
    },
  };
  const answer = keepTrying(
    async (failure) => {
      failedFor.push(failure);
      const code = codes[failedFor.length - 1];
      if (code !== undefined) throw stored(code);
      return 'done';
    },
    patience,
    { clock, random: () => 0.5 },
  );
  return { answer, pauses, failedFor };
}

test('tries again what collided or met nobody, longer and longer apart', async () => {
  const { answer, pauses, failedFor } = trying([10, 14, 10, 14, 8]);
  expect(await answer).toBe('done');
  expect(pauses).toEqual([10, 150, 40, 300, 300]);
  expect(failedFor).toEqual([null, 'contended', 'away', 'contended', 'away', 'away']);
});

test('fails at once for an error that would come again', async () => {
  const { answer, failedFor } = trying([7]);
  await expect(answer).rejects.toMatchObject({ code: 7 });
  expect(failedFor).toHaveLength(1);
});

test('past its patience says to come back, and when', async () => {
  const { answer, failedFor } = trying(Array.from({ length: 50 }, () => 14));
  const refused = await answer.catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({ refusal: { code: 'busy', retryAfterSeconds: 3 } });
  expect(failedFor.length).toBeLessThan(10);
});

test.each([
  ['contended', 0, 0, 0],
  ['contended', 0, 1, 20],
  ['contended', 3, 1, 160],
  ['contended', 9, 1, 400],
  ['away', 0, 0, 50],
  ['away', 0, 1, 100],
  ['away', 9, 0, 200],
] as const)(
  'a pause for %s after %i others is, by chance, from nothing or a half to all: %d',
  (failure, before, chance, millis) => {
    expect(pauseAfter(failure, before, patience, () => chance)).toBe(millis);
  },
);
