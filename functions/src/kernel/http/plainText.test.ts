import express from 'express';
import { afterAll, expect, test } from 'vitest';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { plainText } from './plainText.ts';
import { jsonUpTo } from './requestGuards.ts';

const app = express();
app.use(...jsonUpTo(100_000), plainText);
app.post('/', (request, response) => response.json(request.body));
app.post('/deep', (_, response) => response.json('refused'));
const { origin, close } = await serveLocally(app);
afterAll(close);

async function heard(body: string, path = '/'): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body });
  return answer.json();
}

test.each([
  ['what turns a name around', 'Ana \u202Egnirts\u202C Peña', 'Ana gnirts Peña'],
  [
    'the line break of a word processor',
    '¿Aprueba\u000Bel presupuesto?',
    '¿Aprueba el presupuesto?',
  ],
  ['other control characters', 'a\u0000b\u0001c\u007Fd\u0085', 'abcd '],
  ['blanks without width', '\u200B\uFEFF\u2060', ''],
  ['half a letter', 'Bien \uD83D', 'Bien '],
])('%s is left out', async (_, sent, kept) => {
  expect(await heard(JSON.stringify({ texts: [{ text: sent }] }))).toEqual({
    texts: [{ text: kept }],
  });
});

test.each([
  ['lines and tabs', 'uno\n\tdos\r\n'],
  ['letters of every script and faces', 'Ñandú שלום 👩‍⚖️ 東京'],
])('%s stay', async (_, text) => {
  expect(await heard(JSON.stringify({ text, no: null, yes: true, n: 1 }))).toEqual({
    ...{ text, no: null, yes: true, n: 1 },
  });
});

test('an answer nested too deep for us is still refused', async () => {
  expect(await heard(`${'['.repeat(40_000)}${']'.repeat(40_000)}`, '/deep')).toBe('refused');
});
