import { accept, instantOf, type LiveQuestion } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../createApp.ts';
import { documents } from '../platform/documents.ts';
import { serveLocally } from '../testing/serveLocally.ts';
import { newAssembly } from '../testing/testAssembly.ts';

const cast = Object.assign(async () => accept({ results: [] }), { now: Date.now });
const { origin, close } = await serveLocally(createApp(cast));
afterAll(close);

async function ask(path: string) {
  const answer = await fetch(`${origin}/api/public/${path}`);
  const body: unknown = await answer.json();
  return { status: answer.status, kept: answer.headers.get('cache-control'), body };
}

const question: LiveQuestion = {
  asOf: instantOf({ seconds: 3, nanoseconds: 0 }),
  stage: { mode: 'quorum' },
  question: null,
  voted: { weight: 0, units: 0 },
  expected: { weight: 0, units: 0 },
  bars: null,
  result: null,
};

test('gives what the screens show, for a second, to anybody with the code', async () => {
  const { cot } = await newAssembly(1);
  await documents.liveQuestion(cot).set(question);
  expect(await ask(`live?cot=${cot}`)).toMatchObject({
    status: 200,
    kept: 'public, max-age=0, s-maxage=1',
    body: { quorum: null, question },
  });
});

test('says whose door it is, and nothing else', async () => {
  const { cot } = await newAssembly(1);
  const { kept, body } = await ask(`assembly?cot=${cot}`);
  expect(body).toEqual({ name: 'Conjunto de ensayo', primary: null, logoUrl: null });
  expect(kept).toBe('public, max-age=0, s-maxage=60');
});

test.each([
  ['assembly?cot=no-existe', 404],
  ['assembly?cot=../x', 400],
  ['live', 400],
])('refuses %s with %s, and does not let that be kept', async (path, status) => {
  expect(await ask(path)).toMatchObject({ status, kept: 'private, no-store' });
});
