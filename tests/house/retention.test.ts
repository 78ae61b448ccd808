import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { keptDays } from '../../functions/src/kernel/database/retention.ts';
import { knownCollections } from '../../functions/src/testing/database/knownCollections.ts';

const root = new URL('../../', import.meta.url);
const indexFile = z.object({
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.boolean().optional(),
      indexes: z.array(z.unknown()),
    }),
  ),
});
const { fieldOverrides } = indexFile.parse(
  JSON.parse(await readFile(new URL('firestore.indexes.json', root), 'utf8')),
);
const forgotten = fieldOverrides.filter(({ ttl }) => ttl === true);
const lastOf = (collection: string) => collection.split('/').at(-1) ?? collection;

const guide = await readFile(new URL('docs/retention.md', root), 'utf8');
const [, goes = '', stays = ''] = guide.split(/^## .+$/mu);
/** The collections that the first cells of a table name, with the second cell of each. */
const rowsOf = (part: string) =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [, names = '', said = ''] = line.split('|');
      return [...names.matchAll(/`([^`]+)`/gu)].map(
        ([, name = '']) => [name, said.trim()] as const,
      );
    });
const going = rowsOf(goes);
const staying = rowsOf(stays);

test('the guide and the indexes name the same collections that go by themselves', () => {
  const named = going.map(([name]) => name);
  expect(named.sort()).toEqual(forgotten.map((one) => one.collectionGroup).sort());
});

test('the instant of each is `ttl`, and nothing asks for it', () => {
  expect(forgotten.filter((one) => one.fieldPath !== 'ttl' || one.indexes.length > 0)).toEqual([]);
});

test('the guide says the days of the code', () => {
  const said = Object.entries(keptDays).map(([collection, days]) => [
    collection,
    going.find(([name]) => name === collection)?.[1].startsWith(`${days} days after `),
  ]);
  expect(said).toEqual(Object.keys(keptDays).map((collection) => [collection, true]));
});

test('the guide says of every collection of an assembly whether it goes or stays, once', () => {
  const isGone = new Set(going.map(([name]) => name));
  const expected = knownCollections().filter((name) => !isGone.has(lastOf(name)));
  expect(staying.map(([name]) => name).sort()).toEqual(expected.sort());
});
