import { accept, refuse } from '@asamblea/domain';
import express from 'express';
import { logger } from 'firebase-functions/logger';
import { afterAll, expect, test, vi } from 'vitest';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { answerError, answering } from './httpAnswers.ts';

const app = express();
app.get(
  '/accepted',
  answering(async () => accept({ done: true })),
);
app.get(
  '/refused',
  answering(async () => refuse('unit-held', 'La tiene Ana.')),
);
app.get(
  '/broken',
  answering(async () => {
    throw Object.assign(new Error('No document to update: members/ana'), { code: 5 });
  }),
);
app.use(express.json());
app.post(
  '/accepted',
  answering(async () => accept({ done: true })),
);
app.post(
  '/refused',
  answering(async () => refuse('unit-held')),
);
app.post(
  '/broken',
  answering(async () => {
    throw new Error('Out of luck.');
  }),
);
app.use(answerError);
const { origin, close } = await serveLocally(app);
afterAll(close);

test('answers what an operation accepts as it is', async () => {
  const answer = await fetch(`${origin}/accepted`);
  expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);
});

test('answers a refusal with its code, its message and its status', async () => {
  const answer = await fetch(`${origin}/refused`);
  expect([answer.status, await answer.json()]).toEqual([
    409,
    {
      code: 'unit-held',
      message: 'Esa unidad ya está acreditada por otra persona. La tiene Ana.',
      statusCode: 409,
    },
  ]);
});

test('tells neither the person nor the log what an unexpected error said', async () => {
  const logged = vi.spyOn(logger, 'error').mockReturnValue();
  const answer = await fetch(`${origin}/broken`);
  expect(answer.status).toBe(500);
  const told = JSON.stringify([await answer.json(), logged.mock.calls]);
  expect(told).toContain('"code":"internal"');
  expect(told).toContain('httpAnswers.test.ts');
  expect(told).not.toContain('ana');
});

test.each([
  ['/accepted', { done: true }],
  ['/refused', { code: 'unit-held' }],
  ['/broken', { code: 'internal' }],
])('%s says of which sending it is the answer', async (path, body) => {
  vi.spyOn(logger, 'error').mockReturnValue();
  const send = async (sending: object) => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sending),
    });
    return answer.json();
  };
  expect(await send({ requestId: 'r1' })).toMatchObject({ ...body, requestId: 'r1' });
  expect(await send({ units: [] })).not.toHaveProperty('requestId');
});
