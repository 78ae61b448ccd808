import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Written in a save after everything else: a save without it was cut short. */
export const stampFile = 'asamblea.json';

export type Stamp = {
  readonly schema: number;
  readonly savedAt: number;
  /** Whether nothing could be written after it. */
  readonly isLast: boolean;
};

export type Save = { readonly path: string; readonly number: number; readonly stamp: Stamp };

/** The whole saves of a folder, the newest first, and its other files that no save explains. */
export async function readSaves(folder: string): Promise<{
  readonly saves: readonly Save[];
  readonly hasOthers: boolean;
}> {
  const names = await readdir(folder).catch(() => []);
  const numbered = names.flatMap((name) => {
    const number = numberOfSave(name);
    return number === undefined ? [] : [{ path: join(folder, name), number }];
  });
  const stamps = await Promise.all(numbered.map(({ path }) => readStamp(path)));
  const saves = numbered.flatMap((one, index) => {
    const stamp = stamps[index];
    return stamp === undefined ? [] : [{ ...one, stamp }];
  });
  return {
    saves: saves.sort((a, b) => b.number - a.number),
    hasOthers: names.length > numbered.length,
  };
}

/** `save-12` */
export function numberOfSave(name: string): number | undefined {
  const digits = /^save-(\d+)$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

async function readStamp(path: string): Promise<Stamp | undefined> {
  try {
    const { schema, savedAt, isLast } = JSON.parse(await readFile(join(path, stampFile), 'utf8'));
    const isStamp = Number.isInteger(schema) && Number.isInteger(savedAt);
    return isStamp ? { schema, savedAt, isLast: isLast === true } : undefined;
  } catch {
    return undefined;
  }
}
