import express from 'express';
import { afterAll, expect, test } from 'vitest';
import { serveLocally } from '../testing/serveLocally.ts';
import { answerError } from './httpAnswers.ts';
import { limitVisits } from './visitLimits.ts';

let now = 0;
const app = express();
app.use(limitVisits({ now: () => now }));
app.get('/', (_request, response) => {
  response.json({});
});
app.use(answerError);
const { origin, close } = await serveLocally(app);
afterAll(close);

const knock = (address: string) => fetch(origin, { headers: { 'x-forwarded-for': address } });

async function knockTimes(address: string, times: number): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) statuses.push((await knock(address)).status);
  return statuses;
}

test('lets a hall in through one address, holds back what never rests, and says how long', async () => {
  expect(new Set(await knockTimes('10.0.0.1', 600))).toEqual(new Set([200]));
  now = 15_000;
  const answer = await knock('10.0.0.1');
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('45');
  expect(await answer.json()).toMatchObject({
    code: 'too-many-attempts',
    message: 'Demasiados intentos. Espere 45 segundos y pruebe de nuevo.',
  });
  expect(await knockTimes('10.0.0.2', 1)).toEqual([200]);
  now = 60_000;
  expect(await knockTimes('10.0.0.1', 1)).toEqual([200]);
});
