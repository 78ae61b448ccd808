import type { Request } from 'express';
import { expect, test } from 'vitest';
import { ownOrigin } from './ownOrigin.ts';

const asking = (origin: string | undefined) => ({ get: () => origin }) as unknown as Request;
const cloud = { GCLOUD_PROJECT: 'torres' };
const local = { ...cloud, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };

test.each([
  [
    'what was set, whatever a header says',
    'https://evil.test',
    'https://own.test/x',
    'https://own.test',
  ],
  ['nothing, when what was set is no address', 'https://torres.web.app', 'own.test', null],
])('gives %s', (_, origin, set, expected) => {
  expect(ownOrigin(asking(origin), { ...cloud, ASAMBLEA_ORIGIN: set })).toBe(expected);
});

test.each([
  ['https://torres.web.app', cloud, 'https://torres.web.app'],
  ['https://torres.firebaseapp.com', cloud, 'https://torres.firebaseapp.com'],
  ['https://torres.web.app.evil.test', cloud, null],
  ['http://torres.web.app', cloud, null],
  ['http://127.0.0.1:5000', cloud, null],
  ['http://127.0.0.1:5000', local, 'http://127.0.0.1:5000'],
  ['https://evil.test', local, null],
  [undefined, local, null],
])('a request from %s is ours in %o: %s', (origin, env, expected) => {
  expect(ownOrigin(asking(origin), env)).toBe(expected);
});
