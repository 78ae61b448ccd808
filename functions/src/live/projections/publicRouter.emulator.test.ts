import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { accept, instantOf, type LiveQuestion } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { newAssembly, newOpenQuestion, seat } from '../../testing/halls/testAssembly.ts';
import { refreshes } from './refreshes.ts';

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
  votings: [],
};

test('gives what the screens show, for a second, to anybody with the code', async () => {
  const { cot } = await newAssembly(1);
  await pollDocuments.liveQuestion(cot).set(question);
  expect(await ask(`live?only=question&cot=${cot}`)).toMatchObject({
    status: 200,
    kept: 'public, max-age=0, s-maxage=1',
    body: { live: question },
  });
  expect(await ask(`live?only=quorum&cot=${cot}`)).toMatchObject({ body: { live: null } });
});

test('gives the one document that is asked for, in half a kilobyte', async () => {
  const assembly = await newAssembly(20);
  const { assemblyId, cot } = assembly;
  await seat(assembly);
  const questionId = await newOpenQuestion(assembly);
  const { readTime } = await documents.assembly(assemblyId).get();
  for (const refresh of Object.values(refreshes)) await refresh(assemblyId, cot, readTime);
  const stage = await ask(`live?only=stage&cot=${cot}`);
  expect(stage.body).toMatchObject({
    live: {
      stage: { mode: 'question', questionIds: [questionId] },
      asked: [{ questionId, state: 'open' }],
    },
  });
  expect(JSON.stringify(stage.body).length).toBeLessThan(512);
});

test('a screen with the current version is told only that it stands, until it changes', async () => {
  const { cot } = await newAssembly(1);
  await pollDocuments.liveQuestion(cot).set(question);
  const path = `live?only=question&cot=${cot}`;
  const { etag = '' } = (await askAgain(path, '')).headers;
  const again = await askAgain(path, etag);
  expect(again).toMatchObject({ status: 304, length: 0 });
  expect(again.headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
  await pollDocuments.liveQuestion(cot).update({ mood: { answered: 1, counts: {} } });
  const moved = await askAgain(path, etag);
  expect([moved.status, moved.headers.etag === etag]).toEqual([200, false]);
});

/** As a browser or the edge does: `fetch` with a tag of one's own asks for no kept copy at all. */
async function askAgain(path: string, tag: string) {
  const headers = { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' };
  const sent = get(`${origin}/api/public/${path}`, { headers });
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { length } = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode, headers: answer.headers, length };
}

test('says whose door it is, and nothing else', async () => {
  const { cot } = await newAssembly(1);
  const { kept, body } = await ask(`assembly?cot=${cot}`);
  const colours = { logoUrl: null };
  expect(body).toEqual({ name: 'Conjunto de ensayo', timeZone: 'America/Bogota', ...colours });
  expect(kept).toBe('public, max-age=0, s-maxage=60');
});

test.each([
  ['assembly?cot=no-existe', 404],
  ['assembly?cot=../x', 400],
  ['live', 400],
  ['live?cot=demo', 400],
  ['live?cot=demo&only=results', 400],
])('refuses %s with %s, and does not let that be kept', async (path, status) => {
  expect(await ask(path)).toMatchObject({ status, kept: 'private, no-store' });
});
