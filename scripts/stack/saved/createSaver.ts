import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataSchema } from '../../../domain/src/kernel/migrations/dataSchema.ts';
import { say, sayTime } from '../process/say.ts';
import { numberOfSave, readSaves, type Stamp, stampFile } from './readSaves.ts';

/** Half of the minute that a dead database may cost: an export under load takes its time too. */
const betweenSavesMs = 30_000;
/** Exporting a large assembly takes its time, and being cut short would lose it. */
const patienceMs = 120_000;

export type Saver = {
  /** Saves now, and from then on again and again. */
  begin(): Promise<void>;
  /** One more save, that nothing follows. Answers whether it could. */
  saveLast(): Promise<boolean>;
  /** Ends without saving: what is half saved does not count. */
  abandon(): Promise<void>;
  /** When what is kept was saved. */
  savedAt(): number | undefined;
};

/**
 * Keeps the emulators' data through their hub. Each save is a folder of its own that counts only once
 * it is stamped, and the one before goes only then: however it is cut short, one whole save is left.
 * `--export-on-exit` saves once, at a clean end, and removes the old before it moves the new
 * (firebase/firebase-tools#3092).
 */
export function createSaver(
  place: { readonly hub: string; readonly folder: string },
  everyMs = betweenSavesMs,
): Saver {
  const ending = new AbortController();
  let saved: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<unknown> = Promise.resolve();
  let isRepeating = true;
  let isFailing = false;

  async function save(isLast: boolean): Promise<boolean> {
    try {
      saved = await saveOnce({ ...place, isLast, ending: ending.signal });
      isFailing = false;
    } catch (error) {
      // Of a run of failures only the first is told.
      const isTold = isFailing || ending.signal.aborted;
      if (!isTold) say(`No se pudieron guardar los datos (${describe(error)}).${keeping(saved)}`);
      isFailing = true;
    }
    return !isFailing;
  }

  async function turn(): Promise<void> {
    await save(false);
    if (!isRepeating) return;
    timer = setTimeout(() => {
      current = turn();
    }, everyMs);
  }

  async function settle(): Promise<void> {
    isRepeating = false;
    clearTimeout(timer);
    await current;
  }

  return {
    begin: () => {
      const first = turn();
      current = first;
      return first;
    },
    saveLast: async () => {
      await settle();
      return save(true);
    },
    abandon: () => {
      ending.abort();
      return settle();
    },
    savedAt: () => saved,
  };
}

/** A sentence for the end of another, empty while nothing is kept. */
export function keeping(savedAt: number | undefined): string {
  return savedAt === undefined ? '' : ` Queda lo guardado el ${sayTime(savedAt)}.`;
}

async function saveOnce(request: {
  readonly hub: string;
  readonly folder: string;
  readonly isLast: boolean;
  readonly ending: AbortSignal;
}): Promise<number> {
  const { hub, folder, isLast, ending } = request;
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const last = Math.max(0, ...names.map((name) => numberOfSave(name) ?? 0));
  const path = join(folder, `save-${last + 1}`);
  const savedAt = Date.now();
  const response = await fetch(`${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'asamblea' }),
    signal: AbortSignal.any([ending, AbortSignal.timeout(patienceMs)]),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  await writeStamp(path, { schema: dataSchema, savedAt, isLast });
  const { saves } = await readSaves(folder);
  const newest = saves[0]?.path;
  for (const name of await readdir(folder)) {
    const other = join(folder, name);
    if (other !== newest) await rm(other, { recursive: true, force: true });
  }
  return savedAt;
}

/** The stamp is there whole or not at all. */
async function writeStamp(path: string, stamp: Stamp): Promise<void> {
  const half = join(path, `${stampFile}.half`);
  await writeFile(half, JSON.stringify(stamp));
  await rename(half, join(path, stampFile));
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
