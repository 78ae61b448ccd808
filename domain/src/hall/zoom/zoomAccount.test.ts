import { expect, test } from 'vitest';
import type { ZoomAccount } from '../../kernel/assemblies/zoomAccount.ts';
import {
  decideZoomSecrets,
  type SetZoomRequest,
  sayZoomTrouble,
  setZoomRequest,
  type ZoomSecrets,
  zoomTroubles,
} from './zoomAccount.ts';

const account: ZoomAccount = { accountId: 'acc', clientId: 'cli', host: '', sdkKey: '' };
const kept: ZoomSecrets = { client: 'old', webhook: 'hook', sdk: null };
const requestId = '7f3f1e0c-5c1b-4a53-9f6e-0f0e7f3f1e0c';
type Asked = Parameters<typeof decideZoomSecrets>[2];
const asked = (more: Partial<Asked> = {}): Asked => ({ requestId, account, ...more });

test.each<readonly [string, ZoomAccount | null, Partial<Asked>, object]>([
  ['what is not said stays', account, {}, { value: kept }],
  [
    'a secret that is typed replaces its own',
    account,
    { clientSecret: 'n' },
    { value: { ...kept, client: 'n' } },
  ],
  [
    'null takes the events away',
    account,
    { webhookSecret: null },
    { value: { ...kept, webhook: null } },
  ],
  ['the first account brings its secret', null, {}, { refusal: { code: 'zoom-secret-again' } }],
  [
    'another account brings its own',
    { ...account, accountId: 'x' },
    {},
    { refusal: { code: 'zoom-secret-again' } },
  ],
  [
    'so does another client',
    { ...account, clientId: 'x' },
    {},
    { refusal: { code: 'zoom-secret-again' } },
  ],
  [
    'and takes no events of the one before',
    { ...account, clientId: 'x' },
    { clientSecret: 'n' },
    { value: { client: 'n', webhook: null, sdk: null } },
  ],
  [
    'a key of the kit brings its secret',
    account,
    { account: { ...account, sdkKey: 'k' } },
    { refusal: { code: 'zoom-secret-again' } },
  ],
  [
    'and with it is kept',
    account,
    { account: { ...account, sdkKey: 'k' }, sdkSecret: 's' },
    { value: { ...kept, sdk: 's' } },
  ],
])('of the secrets of an account, %s', (_, known, more, expected) => {
  expect(decideZoomSecrets(known, known === null ? null : kept, asked(more))).toMatchObject(
    expected,
  );
});

test('without the key its secret is forgotten', () => {
  const known = { ...account, sdkKey: 'k' };
  const decided = decideZoomSecrets(known, { ...kept, sdk: 's' }, asked());
  expect(decided).toMatchObject({ value: { sdk: null } });
});

test('each field of the account takes one word', () => {
  const read = (more: object) =>
    setZoomRequest.safeParse({ requestId, account: { ...account, ...more } } as SetZoomRequest)
      .success;
  expect(read({ accountId: ' Ab-c_1 ' })).toBe(true);
  expect(read({ accountId: 'a b' })).toBe(false);
  expect(read({ accountId: '../x' })).toBe(false);
  expect(read({ host: 'nadie' })).toBe(false);
});

test('each trouble says what to do', () => {
  for (const trouble of zoomTroubles) expect(sayZoomTrouble(trouble)).toMatch(/\.$/u);
});
