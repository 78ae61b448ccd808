import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../../../functions/src/kernel/database/firestore.ts';
import { writeTable } from '../figures/writeTable.ts';
import type { Check } from '../hall/checkQuestion.ts';

/** The largest that was seen of each collection, by its name, in bytes as the database counts them. */
export type LargestDocuments = Map<string, number>;

/** Rows of one collection are alike: past so many, more of them say nothing new. */
const looksAtMost = 2_000;
/** The most bytes that the database takes. */
const bytesAllowed = 1_048_576;
/** Smaller ones are far from any limit. */
const toldFrom = 20_000;

/** Looks at what a measure left in the database, before the next one empties it. */
export async function noteLargest(largest: LargestDocuments): Promise<void> {
  for (const name of await collectionNames()) {
    const found = await firestore().collectionGroup(name).limit(looksAtMost).get();
    const sizes = found.docs.map((one) => nameBytes(one.ref.path) + sizeOf(one.data()) + 32);
    largest.set(name, Math.max(largest.get(name) ?? 0, ...sizes));
  }
}

/** Every name of a collection, at any depth: one document of each tells those that are under it. */
async function collectionNames(): Promise<readonly string[]> {
  const names = new Set<string>();
  let level = await firestore().listCollections();
  while (level.length > 0) {
    for (const { id } of level) names.add(id);
    const some = await Promise.all(level.map((one) => one.limit(5).get()));
    const below = await Promise.all(
      some.flatMap(({ docs }) => docs.map(({ ref }) => ref.listCollections())),
    );
    level = [...new Map(below.flat().map((one) => [depthOf(one.path), one])).values()];
  }
  return [...names];
}

/** The names of collections on the way, without the ids between them. */
function depthOf(path: string): string {
  return path
    .split('/')
    .filter((_, i) => i % 2 === 0)
    .join('/');
}

/** As the database counts it: text in UTF-8 and one more, eight for a number or an instant. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 1;
  if (typeof value === 'number' || value instanceof Timestamp) return 8;
  if (value instanceof Uint8Array) return value.length;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + sizeOf(one), 0);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value).reduce(
    (sum, [key, one]) => sum + Buffer.byteLength(key) + 1 + sizeOf(one),
    0,
  );
}

function nameBytes(path: string): number {
  return path.split('/').reduce((sum, part) => sum + Buffer.byteLength(part) + 1, 16);
}

export function writeLargest(largest: LargestDocuments): readonly string[] {
  const told = [...largest].filter(([, bytes]) => bytes >= toldFrom).sort((a, b) => b[1] - a[1]);
  const rows = told.map(([name, bytes]) => [
    ...[name, String(Math.round(bytes / 1_000))],
    `${Math.round((bytes * 100) / bytesAllowed)} %`,
  ]);
  return [writeTable(['El documento más grande de cada colección', 'kB', 'de lo que cabe'], rows)];
}

/** The largest document leaves a tenth of the database's limit. */
export function judgeLargest(largest: LargestDocuments): readonly Check[] {
  const most = Math.max(0, ...largest.values());
  return [
    {
      text: 'ningún documento pasa de nueve décimas de lo que cabe en uno',
      isMet: most <= bytesAllowed * 0.9,
      detail: `${most} bytes`,
    },
  ];
}
