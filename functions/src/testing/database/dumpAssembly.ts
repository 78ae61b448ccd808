import { documentAt, firestore, readAsOf, Timestamp } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';

/** Every document of an assembly at one instant, by its path. */
export type Dump = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

export interface DumpedAssembly {
  readonly assemblyId: string;
  readonly cot: string;
}

interface Found {
  readonly collections: Set<string>;
  /** Documents that were asked once what lives under them. */
  readonly asked: Set<string>;
  /** Names of collections in which some document has more under it. */
  readonly bearers: Set<string>;
  readonly commits: Map<string, Timestamp>;
}

/**
 * The documents there now: the collections it lives in, and the commit times that its documents tell. Asking
 * every document what lives under it is slow: only a `whole` look does it again for those of a kind that
 * never had anything.
 */
async function look(
  { assemblyId, cot }: DumpedAssembly,
  found: Found,
  { isWhole }: { readonly isWhole: boolean },
): Promise<void> {
  const roots = [paths.assembly(assemblyId), paths.publicAssembly(cot)];
  const waiting = roots.map((path) => documentAt<Record<string, unknown>>(path));
  const seen = new Set<string>();
  const read = async (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    found.collections.add(path);
    const { docs } = await firestore().collection(path).get();
    for (const { ref, createTime, updateTime } of docs) {
      for (const time of [createTime, updateTime]) found.commits.set(time.valueOf(), time);
      const mayBear = found.bearers.has(ref.parent.id) || !found.asked.has(ref.path);
      if (isWhole || mayBear) waiting.push(documentAt<Record<string, unknown>>(ref.path));
    }
  };
  for (const path of found.collections) await read(path);
  for (let reference = waiting.pop(); reference !== undefined; reference = waiting.pop()) {
    const collections = await reference.listCollections();
    found.asked.add(reference.path);
    if (collections.length > 0) found.bearers.add(reference.parent.id);
    for (const { path } of collections) await read(path);
  }
}

/** Follows an assembly: what it looked like at every commit, also those nobody looked at. */
export function followAssembly(assembly: DumpedAssembly) {
  const found: Found = {
    ...{ collections: new Set(), asked: new Set(), bearers: new Set() },
    commits: new Map(),
  };
  return {
    look: () => look(assembly, found, { isWhole: false }),
    /** How many commits there were until now. */
    async count(): Promise<number> {
      await look(assembly, found, { isWhole: true });
      return found.commits.size;
    },
    /** The database's own past, commit by commit, in order. */
    async dumps(): Promise<readonly Dump[]> {
      await look(assembly, found, { isWhole: true });
      const times = [...found.commits].sort(([a], [b]) => (a < b ? -1 : 1));
      const dumps: Dump[] = [];
      for (const [, time] of times) dumps.push(await dumpAt(assembly, found.collections, time));
      return dumps;
    },
  };
}

function dumpAt(
  { assemblyId, cot }: DumpedAssembly,
  collections: ReadonlySet<string>,
  time: Timestamp,
): Promise<Dump> {
  return readAsOf(time, async (tx) => {
    const dump = new Map<string, Readonly<Record<string, unknown>>>();
    for (const path of [paths.assembly(assemblyId), paths.publicAssembly(cot)]) {
      const fields = (await tx.get(documentAt<Record<string, unknown>>(path))).data();
      if (fields !== undefined) dump.set(path, fields);
    }
    const read = await Promise.all(
      [...collections].map((path) => tx.get(firestore().collection(path))),
    );
    for (const one of read.flatMap(({ docs }) => docs)) dump.set(one.ref.path, one.data());
    return dump;
  });
}

/**
 * A dump with nothing but its shape: what is random keeps its length, times say only that they are,
 * everything else stays. Two votings that differ only in the choices must have the same.
 */
export function shapeOfDump(dump: Dump): readonly string[] {
  return [...dump].map(([path, fields]) => `${anonymous(path)} ${shapeOf(fields)}`).sort();
}

const random =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{64}|[0-9A-Z]{4}-[0-9A-Z]{4}|[\w+/-]{40,}=*|\d{12}\.\d{9}/gu;

/** A text in which what is random says only how long it is. */
function anonymous(text: string): string {
  return text.replace(random, (match) => `<${match.length}>`);
}

/**
 * Files with nothing but their shape: random texts, times and salts say only that they are, and a size is of
 * random texts.
 */
export function shapeOfFiles(files: ReadonlyMap<string, string>) {
  return [...files].map(([path, text]) => {
    const shape = anonymous(text)
      .replace(/\b1[6-9]\d{11}\b/gu, '<time>')
      .replace(/"salt":"[^"]*"/gu, '<salt>')
      .replace(/"bytes": \d+/gu, '<bytes>');
    return [anonymous(path), shape.split('\n').sort()] as const;
  });
}

function shapeOf(value: unknown): string {
  return anonymous(
    JSON.stringify(value, (_key, one: unknown) => {
      if (typeof one === 'number') return one > 1_600_000_000_000 ? '<time>' : one;
      if (one instanceof Timestamp) return '<time>';
      if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
      return Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)));
    }),
  );
}
