import express from 'express';
import { afterAll, expect, test } from 'vitest';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { limitAddresses } from './addressLimits.ts';
import { answerError } from './httpAnswers.ts';

process.env.CODES_KEY ??= 'd'.repeat(64);

let now = 0;
const app = express();
const door = limitAddresses({ now: () => now }, 20);
app.get('/{*rest}', door, (request, response) => {
  response.status(request.path === '/wrong' ? 401 : 200).json({});
});
app.use(answerError);
const { origin, close } = await serveLocally(app);
afterAll(close);

const knock = async (path: string, hops: Record<string, string>) =>
  (await fetch(`${origin}${path}`, { headers: hops })).status;

test('holds an address back once it has failed too often in five minutes, and says how long; who gets in is not counted', async () => {
  const hall = { 'x-forwarded-for': '203.0.113.5' };
  for (let i = 0; i < 40; i += 1) expect(await knock('/right', hall)).toBe(200);
  for (let i = 0; i < 20; i += 1) expect(await knock('/wrong', hall)).toBe(401);
  now = 15_000;
  const answer = await fetch(`${origin}/right`, { headers: hall });
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('285');
  expect(await answer.json()).toMatchObject({
    code: 'too-many-attempts',
    message: 'Demasiados intentos. Espere 5 minutos y pruebe de nuevo.',
  });
  now = 300_000;
  expect(await knock('/right', hall)).toBe(200);
});

test('a client that forges its address in a header is counted apart from the hall', async () => {
  const feigned = [
    { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' },
    { 'fastly-client-ip': '203.0.113.9', 'fastly-temp-xff': '198.51.100.7' },
  ];
  for (const hops of feigned) {
    for (let i = 0; i < 21; i += 1) await knock('/wrong', hops);
    expect(await knock('/right', hops)).toBe(429);
  }
  expect(await knock('/right', { 'x-forwarded-for': '203.0.113.9' })).toBe(200);
  const edge = { 'fastly-client-ip': '203.0.113.9', 'fastly-temp-xff': '203.0.113.9' };
  expect(await knock('/right', edge)).toBe(200);
});
