import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { firestore } from './firestore.ts';
import { byName, pagesAsOf } from './pagesAsOf.ts';

/** Documents named in order, with so many characters each. */
async function filled(count: number, characters: number) {
  const collection = firestore().collection(`assemblies/${randomUUID()}/things`);
  const names = Array.from({ length: count }, (_, i) => String(i).padStart(5, '0'));
  const writer = firestore().bulkWriter();
  for (const name of names) void writer.set(collection.doc(name), { text: 'x'.repeat(characters) });
  await writer.close();
  const { readTime } = await collection.limit(1).get();
  return { collection, names, readTime };
}

async function sizesOf(
  { collection, names, readTime }: Awaited<ReturnType<typeof filled>>,
  expected?: number,
) {
  const [found, sizes]: [string[], number[]] = [[], []];
  for await (const page of pagesAsOf(readTime, byName(collection), expected)) {
    found.push(...page.map(({ id }) => id));
    sizes.push(page.length);
  }
  expect(found).toEqual(names);
  return sizes;
}

test('small documents come in few pages, each once and in order, as of an instant', async () => {
  const small = await filled(1_200, 10);
  await small.collection.doc('00700').delete();
  await small.collection.doc('99999').set({ text: 'later' });
  expect(await sizesOf(small)).toEqual([500, 700]);
  expect(await sizesOf(small, 1_200)).toEqual([1_200]);
  expect(await sizesOf(small, 100)).toEqual([101, 1_099]);
});

test('a page of large documents holds few of them', async () => {
  const sizes = await sizesOf(await filled(200, 80_000), 50);
  expect(sizes[0]).toBe(51);
  expect(sizes[1]).toBeLessThan(50);
});

test('an empty collection has no page, and a page that is full is not taken for the last', async () => {
  expect(await sizesOf(await filled(0, 1))).toEqual([]);
  expect(await sizesOf(await filled(500, 1))).toEqual([500]);
});
