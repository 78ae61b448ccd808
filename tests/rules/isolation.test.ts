import { readFile } from 'node:fs/promises';
import { collectionReaders, paths } from '@asamblea/domain';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, expect, test } from 'vitest';
import { openRules } from './support/openRules.ts';
import { assemblyId } from './support/personas.ts';
import { seedAssembly } from './support/seedAssembly.ts';

const rules = await openRules();
afterAll(() => rules.close());

const seeded: string[] = [];
await seedAssembly({ doc: (path) => ({ set: async () => seeded.push(path) }) });
const root = `${paths.assembly(assemblyId)}/`;
const inside = seeded.filter((path) => path.startsWith(root));
const readable: readonly string[] = Object.keys(collectionReaders);

/** Those that its own administrator reads, whole. */
const shown = inside.filter((path) => {
  const [collection = '', , ...deeper] = path.slice(root.length).split('/');
  if (collection === 'rosters') return deeper[0] === 'units' || deeper.length === 0;
  return deeper.length === 0 && readable.includes(collection) && collection !== 'settings';
});

test.each(inside)('an administrator of another assembly has no way to %s', async (path) => {
  const foreign = rules.as('otherAssembly').doc(path);
  await assertFails(foreign.get());
  await assertFails(foreign.parent.get());
  await assertFails(foreign.set({ taken: true }));
  await assertFails(foreign.delete());
});

test.each(shown)('the administrator of the same assembly reads %s', async (path) => {
  await assertSucceeds(rules.as('admin').doc(path).get());
});

test('the other assembly is one where that administrator reads', async () => {
  await assertSucceeds(rules.as('otherAssembly').doc(paths.assembly('jardines')).get());
  expect(shown.length).toBeGreaterThan(8);
});

test('every collection that the rules name has a document here', async () => {
  const text = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8');
  const named = [...text.matchAll(/^ {6,}match \/([a-zA-Z]+)\//gmu)].map(([, name]) => name ?? '');
  const kept = new Set(seeded.flatMap((path) => path.split('/').filter((_, i) => i % 2 === 0)));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !kept.has(name))).toEqual([]);
});
