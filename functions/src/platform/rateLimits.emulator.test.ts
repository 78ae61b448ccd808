import { randomUUID } from 'node:crypto';
import { accept, type Outcome, refuse } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { requireEmulators } from '../testing/requireEmulators.ts';
import { documents } from './documents.ts';
import { limitKey, type Tried, withinAttempts } from './rateLimits.ts';

requireEmulators();

const wrong = async () => refuse('entry-refused');
const right = async () => accept('in');
const newcomer = (): Tried => ['test', randomUUID()];

const word = (outcome: Outcome<unknown>) => (outcome.ok ? 'in' : outcome.refusal.code);

test('of twenty guesses at the same instant, five are made', async () => {
  const tried = newcomer();
  let made = 0;
  const guess = async () => {
    made += 1;
    return refuse('entry-refused');
  };
  const guesses = Array.from({ length: 20 }, () => withinAttempts(tried, 1000, guess));
  const words = (await Promise.all(guesses)).map(word);
  expect(made).toBe(5);
  expect(words.filter((one) => one === 'entry-refused')).toHaveLength(4);
  expect(words.filter((one) => one === 'too-many-attempts')).toHaveLength(16);
});

test('makes one wait after five failures, and longer after the next one', async () => {
  const tried = newcomer();
  for (let i = 0; i < 4; i += 1) await withinAttempts(tried, 0, wrong);
  const fifth = await withinAttempts(tried, 0, wrong);
  expect(fifth).toMatchObject({ refusal: { retryAfterSeconds: 60 } });
  expect(word(await withinAttempts(tried, 59_999, right))).toBe('too-many-attempts');
  const sixth = await withinAttempts(tried, 60_000, wrong);
  expect(sixth).toMatchObject({ refusal: { retryAfterSeconds: 120 } });
  expect(word(await withinAttempts(tried, 180_000, right))).toBe('in');
});

test('entering forgets the failures; nobody else’s count', async () => {
  const tried = newcomer();
  for (let i = 0; i < 4; i += 1) await withinAttempts(tried, 0, wrong);
  expect(word(await withinAttempts(newcomer(), 0, wrong))).toBe('entry-refused');
  expect(word(await withinAttempts(tried, 0, right))).toBe('in');
  expect(word(await withinAttempts(tried, 0, wrong))).toBe('entry-refused');
  expect((await documents.limit(limitKey(tried)).get()).data()?.failures).toBe(1);
});

test('does not write who tried, and lets the database forget it', async () => {
  const tried: Tried = ['test', 'CC 1083150191'];
  await withinAttempts(tried, 0, wrong);
  const stored = await documents.limit(limitKey(tried)).get();
  expect(stored.ref.path).not.toContain('1083150191');
  expect(stored.data()?.ttl.toMillis()).toBe(60 * 60_000);
});
