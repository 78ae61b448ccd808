import { paths } from '@asamblea/domain';
import { documentAt, firestore, readAsOf, Timestamp } from '../platform/firestore.ts';

/** Every document of an assembly at one instant, by its path. */
export type Dump = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

export interface DumpedAssembly {
  readonly assemblyId: string;
  readonly cot: string;
}

interface Found {
  readonly collections: Set<string>;
  readonly commits: Map<string, Timestamp>;
}

/** What is there now: the collections it lives in, and the commit times that its documents tell. */
async function look({ assemblyId, cot }: DumpedAssembly, found: Found): Promise<void> {
  const roots = [paths.assembly(assemblyId), paths.publicAssembly(cot)];
  const waiting = roots.map((path) => documentAt<Record<string, unknown>>(path));
  for (let reference = waiting.pop(); reference !== undefined; reference = waiting.pop()) {
    for (const collection of await reference.listCollections()) {
      found.collections.add(collection.path);
      const { docs } = await firestore().collection(collection.path).get();
      for (const { ref, createTime, updateTime } of docs) {
        for (const time of [createTime, updateTime]) found.commits.set(time.valueOf(), time);
        waiting.push(documentAt<Record<string, unknown>>(ref.path));
      }
    }
  }
}

/** Follows an assembly: what it looked like at every commit, also those nobody looked at. */
export function followAssembly(assembly: DumpedAssembly) {
  const found: Found = { collections: new Set(), commits: new Map() };
  return {
    look: () => look(assembly, found),
    /** The database's own past, commit by commit, in order. */
    async dumps(): Promise<readonly Dump[]> {
      await look(assembly, found);
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
    for (const path of collections) {
      const { docs } = await tx.get(firestore().collection(path));
      for (const one of docs) dump.set(one.ref.path, one.data());
    }
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

function anonymous(text: string): string {
  return text.replace(random, (match) => `<${match.length}>`);
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
