import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { codeFor, giveDocument } from '../../testing/halls/codePeople.ts';
import { newAssembly } from '../../testing/halls/testAssembly.ts';
import { type Answer, newBrowser } from '../../testing/requests/newBrowser.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

/** A phone whose requests say that they come from there. */
const phoneAt = (address: string) => newBrowser(server.origin, '', { 'x-forwarded-for': address });

/** An owner with a document and a code, and their door from any address. */
async function withOwner() {
  const assembly = await newAssembly(1);
  await giveDocument(assembly, 'person-0', 'CC 2');
  const code = await codeFor(assembly, 'person-0');
  const enter = (address: string, typed = code) =>
    phoneAt(address).post('/auth/virtual', {
      assembly: assembly.cot,
      document: 'CC 2',
      code: typed,
    });
  return { enter, assembly };
}

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);
const wrong = '0000-0000';

test('five wrong codes from one address stop it, and not the owner who mistypes at another', async () => {
  const { enter } = await withOwner();
  const stranger: Answer[] = [];
  for (let i = 0; i < 6; i += 1) stranger.push(await enter('198.51.100.7', wrong));
  expect(statuses(stranger)).toEqual([401, 401, 401, 401, 429, 429]);
  expect((await enter('203.0.113.5', wrong)).body.code).toBe('entry-refused');
  expect((await enter('203.0.113.5')).status).toBe(200);
});

test('the right code enters while its document is stopped, also from the address that failed', async () => {
  const { enter } = await withOwner();
  for (let i = 0; i < 5; i += 1) await enter('198.51.100.7', wrong);
  expect((await enter('198.51.100.7', wrong)).status).toBe(429);
  expect((await enter('198.51.100.7')).status).toBe(200);
});

test('an address feigned at each guess is stopped by the ceiling of the document', async () => {
  const { enter } = await withOwner();
  const answers: Answer[] = [];
  for (let i = 0; i < 26; i += 1) answers.push(await enter(`198.51.100.${i}`, wrong));
  expect(statuses(answers).slice(22)).toEqual([401, 401, 429, 429]);
  expect((await enter('203.0.113.5')).status).toBe(200);
});

test('forty codes of one document at once, some of them right, answer each with its own word', async () => {
  const { enter } = await withOwner();
  const asked = Array.from({ length: 40 }, (_, i) =>
    enter('203.0.113.5', i % 4 === 0 ? undefined : wrong),
  );
  const answers = await Promise.all(asked);
  const right = answers.filter((_, i) => i % 4 === 0);
  const others = answers.filter((_, i) => i % 4 !== 0);
  expect(new Set(statuses(right))).toEqual(new Set([200]));
  for (const status of statuses(others)) expect([401, 429]).toContain(status);
});

test('asking again and again for the recovery of somebody else closes it to nobody elsewhere', async () => {
  const email = `${randomUUID()}@asamblea.test`;
  const ask = (address: string) => phoneAt(address).post('/auth/forgot', { email });
  const stranger: Answer[] = [];
  for (let i = 0; i < 6; i += 1) stranger.push(await ask('198.51.100.7'));
  expect(statuses(stranger)).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await ask('203.0.113.5')).status).toBe(200);
});

test('a flood of posts with the address of a hall as a false header stops nobody of the hall', async () => {
  const { enter, assembly } = await withOwner();
  const body = { assembly: assembly.cot, document: 'CC 9', code: 'no code' };
  const flood = async (times: number) => {
    for (let i = 0; i < times; i += 1) await phoneAt('203.0.113.5').post('/auth/attorneys', body);
  };
  await Promise.all(Array.from({ length: 20 }, () => flood(32)));
  expect((await enter('203.0.113.5')).status).toBe(200);
});
