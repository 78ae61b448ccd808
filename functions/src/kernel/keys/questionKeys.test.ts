import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fakeSecretManager } from '../../testing/fakes/fakeSecretManager.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { holdKeys } from './heldKeys.ts';
import { localQuestionKeys } from './localQuestionKeys.ts';
import { questionKeys } from './openQuestionKeys.ts';
import { type QuestionKeys, questionKeyId } from './questionKeys.ts';
import { secretManagerKeys } from './secretManagerKeys.ts';

const manager = fakeSecretManager();
const server = await serveLocally(manager.app);
afterAll(server.close);

const folder = join(mkdtempSync(join(tmpdir(), 'keys-')), 'questions');
const cloud = (token: string) =>
  secretManagerKeys({ project: 'demo', origin: server.origin, token: async () => token });
const adapters: readonly (readonly [string, QuestionKeys])[] = [
  ['a local folder', localQuestionKeys(folder)],
  ['Secret Manager', cloud(manager.token)],
];

const hexOf = async (keys: QuestionKeys, keyId: string) =>
  (await keys.read(keyId))?.toString('hex') ?? null;

describe.each(adapters)('the keys of questions in %s', (_name, keys) => {
  test('makes a key of 32 bytes once, however often it is repeated', async () => {
    await keys.create('question-a');
    const first = await hexOf(keys, 'question-a');
    await keys.create('question-a');
    expect(first).toMatch(/^[0-9a-f]{64}$/u);
    expect(await hexOf(keys, 'question-a')).toBe(first);
  });

  test('gives one key to all who create it at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => keys.create('question-b')));
    const read = await Promise.all(Array.from({ length: 8 }, () => hexOf(keys, 'question-b')));
    expect(new Set(read).size).toBe(1);
    expect(read[0]).not.toBeNull();
  });

  test('keeps a secret that is given, and destroys it like any other', async () => {
    const secret = Buffer.from('una contraseña ñandú, más larga que una llave de treinta y dos');
    await keys.create('question-k', secret);
    await keys.create('question-k', Buffer.from('otra'));
    expect(await keys.read('question-k')).toEqual(secret);
    await keys.destroy('question-k');
    expect(await keys.read('question-k')).toBeNull();
  });

  test('gives a different key to each question, and none to one that has none', async () => {
    await keys.create('question-c');
    await keys.create('question-d');
    expect(await hexOf(keys, 'question-c')).not.toBe(await hexOf(keys, 'question-d'));
    expect(await keys.read('question-none')).toBeNull();
  });

  test('destroys a key for ever, also when repeated, and never makes it again', async () => {
    await keys.create('question-e');
    await keys.destroy('question-e');
    await keys.destroy('question-e');
    expect(await keys.read('question-e')).toBeNull();
    await keys.create('question-e');
    expect(await keys.read('question-e')).toBeNull();
  });
});

test('a destroyed local key is in no file, and the others are read by their owner only', async () => {
  const keys = localQuestionKeys(folder);
  await keys.create('question-f');
  const key = await hexOf(keys, 'question-f');
  expect(statSync(join(folder, 'question-f')).mode & 0o777).toBe(0o600);
  await keys.destroy('question-f');
  const files = readdirSync(folder);
  expect(files.filter((file) => file.startsWith('draft-'))).toEqual([]);
  expect(files.map((file) => readFileSync(join(folder, file), 'utf8'))).not.toContain(key);
});

test('a destroyed version of Secret Manager holds nothing', async () => {
  const keys = cloud(manager.token);
  await keys.create('question-g');
  await keys.destroy('question-g');
  expect(manager.versionsOf('question-g')).toEqual([{ data: null, state: 'DESTROYED' }]);
});

test('a version that somebody disabled may come back: it is an error, not the end of the vote', async () => {
  const keys = cloud(manager.token);
  await keys.create('question-j');
  for (const version of manager.versionsOf('question-j')) version.state = 'DISABLED';
  await expect(keys.read('question-j')).rejects.toThrow('FAILED_PRECONDITION');
});

test('a store that refuses or fails is an error, never a key that is not there', async () => {
  const refused = cloud('wrong');
  await expect(refused.create('question-h')).rejects.toThrow('UNAUTHENTICATED');
  await expect(refused.read('question-a')).rejects.toThrow('UNAUTHENTICATED');
  await expect(refused.destroy('question-a')).rejects.toThrow('UNAUTHENTICATED');
});

test('questions of two assemblies never share a key, whatever id a browser chose', () => {
  const ids = [questionKeyId('a', 'q'), questionKeyId('b', 'q'), questionKeyId('a"', ',"q')];
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^question-[0-9a-f]{40}$/u);
});

test('the environment says where keys live', async () => {
  const here = mkdtempSync(join(tmpdir(), 'keys-'));
  await questionKeys({ ASAMBLEA_KEYS_DIR: here }).create('question-i');
  expect(readdirSync(join(here, 'questions'))).toEqual(['question-i']);
});

test('an instance asks the store once while votes come, and forgets when told or after a minute', async () => {
  let asked = 0;
  const held = holdKeys({
    read: async () => {
      asked += 1;
      return Buffer.alloc(32, 7);
    },
  });
  await held.hold('k', 0);
  const copy = await held.hold('k', 59_000);
  expect(asked).toBe(1);
  held.drop('k');
  expect(copy).toEqual(Buffer.alloc(32, 7));
  await held.hold('k', 59_000);
  await held.hold('k', 120_000);
  expect(asked).toBe(3);
});
