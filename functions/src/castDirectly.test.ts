import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accept, ballotEndpoints, refuse } from '@asamblea/domain';
import express from 'express';
import { logger } from 'firebase-functions/logger';
import { afterAll, expect, test, vi } from 'vitest';
import { createApp } from './createApp.ts';
import type { Caster } from './polls/ballots/createCaster.ts';
import { serveLocally } from './testing/fakes/serveLocally.ts';
import { cookieOf } from './testing/requests/cookieOf.ts';

vi.stubEnv('ASAMBLEA_KEYS_DIR', mkdtempSync(join(tmpdir(), 'keys-')));
const cookie = await cookieOf({ assembly: 'edificio', uid: 'ana', sid: 'sid-ana' });
const requestId = '7c0e1f4a-7a3e-4f0e-9c55-0d7f6d1f2a11';
const choices = [{ unitId: 'U0', optionIds: ['favour'] }];

/** The answer of the instance to a vote, by the question it is for. */
const questions = ['taken', 'refused', 'full', 'away', 'broken'].map(
  (name) => [name, randomUUID()] as const,
);
const questionOf = new Map(questions);
const nameOf = new Map<string, string>(questions.map(([name, questionId]) => [questionId, name]));
const outcomes: Readonly<Record<string, () => Promise<Awaited<ReturnType<Caster>>>>> = {
  taken: async () => accept({ results: [] }),
  refused: async () => refuse('already-voted'),
  full: async () => ({ ok: false, refusal: { code: 'busy', retryAfterSeconds: 3 } }),
  away: async () => {
    throw Object.assign(new Error('The store is away: members/ana'), { code: 14 });
  },
  broken: async () => {
    throw new Error('Out of luck: members/ana');
  },
};
const cast: Caster = Object.assign(
  async (_claims: unknown, { questionId }: { readonly questionId: string }) =>
    outcomes[nameOf.get(questionId) ?? '']?.() ?? refuse('question-unknown'),
  { now: Date.now },
);
const bare = await serveLocally(createApp(cast));
/** As the platform does: an Express of its own, which has read the body already. */
const platform = express().disable('x-powered-by').set('etag', false);
platform.use(
  express.json({
    limit: '1024mb',
    verify: (request, _response, raw) => Object.assign(request, { rawBody: raw }),
  }),
);
const framed = await serveLocally(platform.use(createApp(cast)));
afterAll(() => {
  vi.unstubAllEnvs();
  bare.close();
  framed.close();
});

const direct = `/api${ballotEndpoints.castVotes.path}`;
const routed = `${direct}/`;

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The length is not said beforehand. */
  readonly isStreamed?: boolean;
}

/** Everything that is told: to the caller, and to the log. */
async function tellOf(origin: string, path: string, sent: Sent) {
  const logged = vi.spyOn(logger, 'error').mockReturnValue();
  logged.mockClear();
  const { method = 'POST', headers, body = voteFor('taken'), isStreamed = false } = sent;
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { origin, cookie, 'content-type': 'application/json', ...headers },
    ...(method === 'GET' || method === 'HEAD'
      ? {}
      : { body: isStreamed ? new Blob([body]).stream() : body, duplex: 'half' }),
  });
  const { date: _, ...said } = Object.fromEntries(answer.headers);
  return {
    status: answer.status,
    headers: said,
    body: await answer.text(),
    logged: logged.mock.calls.map(([what, problem]) => [what, { ...problem, frames: null }]),
  };
}

function voteFor(name: string, more: object = {}): string {
  const questionId = questionOf.get(name);
  return JSON.stringify({ questionId, requestId, choices, ...more });
}

const large = { padding: 'x'.repeat(450_000) };
const sendings: readonly (readonly [what: string, status: number, sent: Sent])[] = [
  ['a vote that is taken', 200, {}],
  ['a vote that is refused', 409, { body: voteFor('refused') }],
  ['a vote that must wait', 503, { body: voteFor('full') }],
  ['a vote while the store is away', 503, { body: voteFor('away') }],
  ['a vote over which something breaks', 500, { body: voteFor('broken') }],
  ['a vote of another assembly', 401, { headers: { 'x-assembly': 'otra' } }],
  ['a vote of its assembly, named', 200, { headers: { 'x-assembly': 'edificio' } }],
  ['another site', 403, { headers: { origin: 'https://elsewhere.example' } }],
  ['a page without origin', 403, { headers: { origin: 'null' } }],
  [
    'a host that Hosting forwards, and is not its own',
    403,
    { headers: { 'x-forwarded-host': 'a' } },
  ],
  ['nobody signed in', 401, { headers: { cookie: '' } }],
  ['a forged cookie', 401, { headers: { cookie: '__session=a.b.c' } }],
  ['what is no JSON', 400, { body: '{"questionId":' }],
  ['no body', 400, { body: '' }],
  ['a body that is no object', 400, { body: '[]' }],
  ['what is no vote', 400, { body: voteFor('taken', { choices: [{ unitId: 'U0' }] }) }],
  ['more than a vote takes', 400, { body: voteFor('taken', large) }],
  [
    'more than a vote takes, without saying so',
    400,
    { body: voteFor('taken', large), isStreamed: true },
  ],
  ['a form', 403, { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  ['a form that hides its JSON', 403, { headers: { 'content-type': 'text/plain' } }],
  [
    'JSON with its letters',
    200,
    { headers: { 'content-type': 'Application/JSON; charset=utf-8' } },
  ],
  [
    'JSON in letters that nobody reads',
    400,
    { headers: { 'content-type': 'application/json; charset=x' } },
  ],
  ['a body said to be packed and is not', 400, { headers: { 'content-encoding': 'gzip' } }],
  ['who only reads', 404, { method: 'GET' }],
  ['who only asks for the headers', 404, { method: 'HEAD' }],
  ['who replaces', 404, { method: 'PUT' }],
];

test.each(sendings)(
  '%s is answered the same before the router as by it',
  async (_what, status, sent) => {
    const answer = await tellOf(bare.origin, direct, sent);
    expect(answer.status).toBe(status);
    expect(answer).toEqual(await tellOf(bare.origin, routed, sent));
  },
);

/** A request that the platform itself refuses is answered in its own way. */
const reaching = sendings.filter(([, , { body, headers = {} }]) => {
  const isRead = body === undefined || body.startsWith('{"questionId":"');
  return (
    isRead &&
    headers['content-encoding'] === undefined &&
    !(headers['content-type'] ?? '').endsWith('=x')
  );
});

test.each(reaching)('%s is so behind the platform too', async (_what, status, sent) => {
  const answer = await tellOf(framed.origin, direct, sent);
  expect(answer.status).toBe(status);
  expect(answer).toEqual(await tellOf(framed.origin, routed, sent));
});

test.each([
  ['a stranger', 401, { headers: { cookie: '' } }],
  ['another site', 403, { headers: { origin: 'https://elsewhere.example' } }],
  ['a form', 403, { headers: { 'content-type': 'text/plain' } }],
] as const)('%s hears at the vote what they hear elsewhere', async (_what, status, sent) => {
  const { headers, ...answer } = await tellOf(bare.origin, direct, sent);
  const { headers: others, ...other } = await tellOf(bare.origin, '/api/votes/capture', sent);
  expect(answer.status).toBe(status);
  expect(answer).toEqual(other);
  expect(headers).toEqual(others);
});

test('an address beside it is unknown', async () => {
  expect((await tellOf(bare.origin, `${direct}x`, {})).status).toBe(404);
  expect((await tellOf(bare.origin, `${direct}/more`, {})).status).toBe(404);
});
