import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { identify } from '../../testing/fakes/firebase/session/identityProvider.ts';
import { signIn, signInByInvitation, signInWithCode } from './signIn.ts';
import { readSignInWay } from './signInWay.ts';

const log: string[] = [];
let answers: Record<string, unknown> = {};

function identity() {
  return {
    token: async (refreshed: boolean) => (refreshed ? 'refreshed-token' : 'first-token'),
    forget: async () => void log.push('forget'),
  };
}

beforeEach(() => {
  log.length = 0;
  answers = { '/api/auth/generate': { code: 1001 }, '/api/auth/login': { statusCode: 200 } };
  identify.mockImplementation(async (email: string, password: string) => {
    log.push(`identify ${email} ${password}`);
    return identity();
  });
  vi.stubGlobal('location', { assign: (to: string) => log.push(`go ${to}`) });
  callApi.mockImplementation(async (method: string, path: string, body: unknown) => {
    log.push(`${method} ${path} ${JSON.stringify(body)}`);
    return answers[path];
  });
});

const credentials = { assembly: 'demo', email: 'a@b.test', password: 'x', remember: true };

test('follows the sequence of the specification to a full redirect home', async () => {
  await signIn(credentials);
  expect(log).toEqual([
    'identify a@b.test x',
    'POST /api/auth/generate {"assembly":"demo","token":"first-token","remember":true}',
    'POST /api/auth/login {"token":"refreshed-token"}',
    'forget',
    'go /',
  ]);
});

test('the second step says which first step it follows: that of its own tab', async () => {
  const sent: unknown[] = [];
  callApi.mockImplementation(async (_method, path: string, _body, _signal, extras) => {
    sent.push(extras?.headers ?? null);
    extras?.onHeaders?.(new Headers({ 'X-Sign-In': 'ticket' }));
    return answers[path];
  });
  await signIn(credentials);
  expect(sent).toEqual([null, { 'X-Sign-In': 'ticket' }]);
});

test.each([
  ['generate answers another code', '/api/auth/generate', { code: 1002 }, '1002'],
  ['login answers another status', '/api/auth/login', { statusCode: 202 }, '202'],
])('stays, and forgets the identity, when %s', async (_, path, answer, code) => {
  answers[path] = answer;
  await expect(signIn(credentials)).rejects.toMatchObject({
    code,
    message: 'Ups ha ocurrido un error al iniciar sesión',
  });
  expect(log.at(-1)).toBe('forget');
  expect(log).not.toContain('go /');
});

test('does not log in when generate refuses', async () => {
  answers['/api/auth/generate'] = { code: 0 };
  await expect(signIn(credentials)).rejects.toThrow();
  expect(log.some((line) => line.includes('/api/auth/login'))).toBe(false);
});

const code = { assembly: 'demo', document: '1083150191', code: 'ASAM-2026', remember: false };
const invitation = { token: 'torres.abc', browser: 'b', remember: true };

test.each([
  ['/api/auth/attorney', code, () => signInWithCode('attorney', code), '/loginAttorney'],
  ['/api/auth/virtual', code, () => signInWithCode('virtual', code), '/loginVirtual'],
  ['/api/auth/invitation', invitation, () => signInByInvitation(invitation), '/loginVirtual'],
] as const)(
  'by %s, the answer is the session: no identity provider',
  async (path, body, enter, door) => {
    answers[path] = { assembly: 'demo' };
    await enter();
    expect(log).toEqual([`POST ${path} ${JSON.stringify(body)}`, 'go /']);
    expect(readSignInWay()).toBe(door);
  },
);
