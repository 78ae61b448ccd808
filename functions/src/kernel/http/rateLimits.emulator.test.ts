import { randomUUID } from 'node:crypto';
import { accept, type Outcome, refuse } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../database/documents.ts';
import { type Attempt, afterFailures, limitKey, withinAttempts } from './rateLimits.ts';

const wrong = async () => refuse('entry-refused');
const right = async () => accept('in');

const newcomer = (): Attempt => ({ tried: ['test', randomUUID()], from: 'here', now: 0 });

const word = (outcome: Outcome<unknown>) => (outcome.ok ? 'in' : outcome.refusal.code);

test('of twenty guesses of a short secret at the same instant, five are made', async () => {
  const attempt = newcomer();
  let made = 0;
  const guess = async () => {
    made += 1;
    return refuse('entry-refused');
  };
  const guesses = Array.from({ length: 20 }, () => withinAttempts(attempt, guess));
  const words = (await Promise.all(guesses)).map(word);
  expect(made).toBe(5);
  expect(words.filter((one) => one === 'entry-refused')).toHaveLength(4);
  expect(words.filter((one) => one === 'too-many-attempts')).toHaveLength(16);
});

test('makes one wait after five failures, and longer after the next one', async () => {
  const attempt = newcomer();
  for (let i = 0; i < 4; i += 1) await withinAttempts(attempt, wrong);
  const fifth = await withinAttempts(attempt, wrong);
  expect(fifth).toMatchObject({ refusal: { retryAfterSeconds: 60 } });
  expect(word(await withinAttempts({ ...attempt, now: 59_999 }, right))).toBe('too-many-attempts');
  const sixth = await withinAttempts({ ...attempt, now: 60_000 }, wrong);
  expect(sixth).toMatchObject({ refusal: { retryAfterSeconds: 120 } });
  expect(word(await withinAttempts({ ...attempt, now: 180_000 }, right))).toBe('in');
});

test('a right short secret waits only where others failed, until all places reach the ceiling', async () => {
  const attempt = newcomer();
  for (let i = 0; i < 24; i += 1) await withinAttempts({ ...attempt, from: `place-${i}` }, wrong);
  expect(word(await withinAttempts({ ...attempt, from: 'owner' }, right))).toBe('in');
  await withinAttempts({ ...attempt, from: 'one more' }, wrong);
  expect(word(await withinAttempts({ ...attempt, from: 'owner' }, right))).toBe(
    'too-many-attempts',
  );
});

test('a right long secret opens while everybody waits, and a wrong one is told the wait', async () => {
  const attempt = newcomer();
  for (let i = 0; i < 25; i += 1) await afterFailures({ ...attempt, from: `place-${i}` }, wrong);
  expect(word(await afterFailures(attempt, wrong))).toBe('too-many-attempts');
  expect(word(await afterFailures(attempt, right))).toBe('in');
  expect(word(await afterFailures({ ...attempt, from: 'place-1' }, right))).toBe('in');
});

test('entering forgets the failures of its place; nobody else’s count', async () => {
  for (const run of [withinAttempts, afterFailures]) {
    const attempt = newcomer();
    for (let i = 0; i < 4; i += 1) await run(attempt, wrong);
    expect(word(await run(newcomer(), wrong))).toBe('entry-refused');
    expect(word(await run(attempt, right))).toBe('in');
    expect(word(await run(attempt, wrong))).toBe('entry-refused');
    expect((await documents.limit(limitKey(attempt.tried)).get()).data()?.all.failures).toBe(1);
  }
});

test('writes neither who tried nor from where, and lets the database forget it', async () => {
  const attempt = { tried: ['test', 'CC 1083150191'] as const, from: '203.0.113.5', now: 0 };
  await withinAttempts(attempt, wrong);
  const stored = await documents.limit(limitKey(attempt.tried)).get();
  const kept = JSON.stringify([stored.ref.path, stored.data()]);
  for (const secret of ['1083150191', '203.0.113.5']) expect(kept).not.toContain(secret);
  expect(stored.data()?.ttl.toMillis()).toBe(60 * 60_000);
});
