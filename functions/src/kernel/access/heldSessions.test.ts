import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  beginHeld,
  type CookieClaims,
  type CookieSession,
  holdSession,
  signSessions,
} from './sessionCookie.ts';

const at = 1_790_000_000_000;
const begin = (assembly: string, uid: string, more: Partial<CookieClaims> = {}) =>
  beginHeld({ assembly, uid, sid: `${assembly}-${uid}`, ...more }, false, at);
const said = (held: readonly CookieSession[]) =>
  held.map(({ assembly, uid }) => `${assembly} ${uid}`);

test('a browser holds one session an assembly: the last', () => {
  const first = holdSession([], begin('a', 'ana'));
  const again = holdSession([...first, begin('b', 'ana')], { ...begin('a', 'ana'), sid: 'new' });
  expect(said(again)).toEqual(['b ana', 'a ana']);
  expect(again.at(-1)?.sid).toBe('new');
});

test('a browser holds the session of one account, beside sessions entered without one', () => {
  const held = [begin('a', 'ana'), begin('b', 'person-1'), begin('c', 'ana')];
  expect(said(holdSession(held, begin('d', 'luz')))).toEqual(['b person-1', 'd luz']);
  expect(said(holdSession(held, begin('d', 'person-2')))).toHaveLength(4);
});

test('as many as the cookie has room for: the oldest goes', async () => {
  vi.stubEnv('ASAMBLEA_KEYS_DIR', mkdtempSync(join(tmpdir(), 'keys-')));
  const long = '0f8fad5b-d9cb-469f-a165-70867728950e';
  let held: readonly CookieSession[] = [];
  for (let i = 0; i < 12; i += 1) {
    const claims = { sid: long, person: `${long}-${long}` };
    held = holdSession(held, begin(`${i}-${long}`, `person-${long}`, claims));
  }
  expect(held.map(({ assembly }) => Number.parseInt(assembly, 10))).toEqual([
    4, 5, 6, 7, 8, 9, 10, 11,
  ]);
  expect((await signSessions(held)).length).toBeLessThan(4_000);
});
