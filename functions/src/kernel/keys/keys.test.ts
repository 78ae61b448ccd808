import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Keys, keyNames, localKeys, secretKeys } from './keys.ts';

function emptyFolder(): string {
  return join(mkdtempSync(join(tmpdir(), 'keys-')), 'keys');
}

const adapters: readonly (readonly [name: string, keys: Keys])[] = [
  ['folder', localKeys(emptyFolder())],
  [
    'environment',
    secretKeys({
      SESSION_KEY: 'a'.repeat(64),
      TICK_KEY: `${'b'.repeat(64)}\n`,
      PEOPLE_KEY: 'c'.repeat(64),
      CODES_KEY: 'd'.repeat(64),
    }),
  ],
];

describe.each(adapters)('keys in the %s', (_name, keys) => {
  test.each(keyNames)('gives the same %s key every time, of 32 bytes or more', (name) => {
    expect(keys(name)).toMatch(/^[0-9a-f]{64}$/u);
    expect(keys(name)).toBe(keys(name));
  });

  test('gives a different key for each name', () => {
    expect(new Set(keyNames.map(keys)).size).toBe(keyNames.length);
  });
});

test('keeps a local key where only its owner can read it, and leaves no draft behind', () => {
  const folder = emptyFolder();
  localKeys(folder)('session');
  expect(readdirSync(folder)).toEqual(['session']);
  expect(statSync(join(folder, 'session')).mode & 0o777).toBe(0o600);
});

test('uses a key that somebody else left in the folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  writeFileSync(join(folder, 'tick'), `${'d'.repeat(64)}\n`);
  expect(localKeys(folder)('tick')).toBe('d'.repeat(64));
});

test('refuses a key that is missing or too short', () => {
  expect(() => secretKeys({})('session')).toThrow('session');
  expect(() => secretKeys({ TICK_KEY: 'short' })('tick')).toThrow('tick');
});
