import { gzipSync } from 'node:zlib';

/** A way into the application: what it starts with beside `main.tsx`, and how much that may weigh. */
export interface Way {
  readonly path: string;
  /** The files that it asks for before it can be used, by the end of their path. */
  readonly starts: readonly string[];
  /** Of scripts, compressed, in kilobytes of 1000 bytes. */
  readonly budget: number;
}

/** A built file: its imports at once, and the sources that are in it. */
export interface BuiltFile {
  readonly name: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly sources: readonly string[];
  /** The one of them that it is asked for; null: it has what several need. */
  readonly facade: string | null;
  readonly isEntry: boolean;
}

export interface Weighed extends Way {
  readonly bytes: number;
}

/** The scripts of each way, each file once, as a browser fetches them that never was here. */
export function weigh(ways: readonly Way[], files: readonly BuiltFile[]): readonly Weighed[] {
  const sizes = new Map<BuiltFile, number>();
  const sizeOf = (file: BuiltFile) => {
    const size = sizes.get(file) ?? gzipSync(file.code).length;
    sizes.set(file, size);
    return size;
  };
  return ways.map((way) => ({
    ...way,
    bytes: filesOf(way, files).reduce((total, file) => total + sizeOf(file), 0),
  }));
}

/** The files that a way needs before it can be used, in the order in which they are met. */
export function filesOf({ starts }: Way, files: readonly BuiltFile[]): readonly BuiltFile[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  const needed = new Set<BuiltFile>();
  const need = (file: BuiltFile | undefined) => {
    if (file === undefined || needed.has(file)) return;
    needed.add(file);
    for (const name of file.imports) need(byName.get(name));
  };
  for (const entry of files.filter(({ isEntry }) => isEntry)) need(entry);
  for (const start of starts) need(fileOf(start));
  return [...needed];

  function fileOf(start: string): BuiltFile {
    const found =
      files.find(({ facade }) => facade?.endsWith(start) === true) ??
      files.find(({ sources }) => sources.some((source) => source.endsWith(start)));
    // A missing file would weigh nothing, and nobody would know.
    if (found === undefined) throw new Error(`${start} is in no file that was built.`);
    return found;
  }
}

export function isTooHeavy({ bytes, budget }: Pick<Weighed, 'bytes' | 'budget'>): boolean {
  return bytes > budget * 1000;
}

/** A line a way: its weight, and its budget. `buildStack.ts` passes on what begins like this. */
export function weightTable(weighed: readonly Weighed[]): string {
  const width = Math.max(...weighed.map(({ path }) => path.length));
  const lines = weighed.map(({ path, bytes, budget }) => {
    const kilobytes = (bytes / 1000).toFixed(1).replace('.', ',');
    const said = `${kilobytes.padStart(6)} de ${String(budget).padStart(3)} kB`;
    const isOver = isTooHeavy({ bytes, budget });
    return `Peso ${path.padEnd(width)} ${said}${isOver ? ': PESA DE MÁS' : ''}`;
  });
  return lines.join('\n');
}
