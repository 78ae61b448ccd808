import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { relative } from 'node:path';
import { dataSchema, oldestSchema } from '../../../domain/src/kernel/migrations/dataSchema.ts';
import { projectRoot } from '../process/projectRoot.ts';
import { say, sayTime } from '../process/say.ts';
import { readSaves } from './readSaves.ts';

/** The data that the emulators begin with. */
export interface SavedData {
  readonly path: string;
  /** Of an older version: it is migrated once it is there. */
  readonly isOlder: boolean;
}

/**
 * The newest whole save, if it is of this version or of one from which there are migrations. Says what was
 * lost if the last run was cut short. Newer data, or data too old, is moved aside, never deleted.
 */
export async function openSavedData(folder: string): Promise<SavedData | undefined> {
  const { saves, hasOthers } = await readSaves(folder);
  const [newest] = saves;
  if (newest === undefined && !hasOthers) return undefined;
  const { schema = 0 } = newest?.stamp ?? {};
  if (newest === undefined || schema < oldestSchema || schema > dataSchema) {
    const aside = await moveAside(folder);
    say(
      [
        'Los datos guardados son de otra versión de Asamblea y esta no los puede leer.',
        `Quedan enteros en ${relative(projectRoot, aside)} y se empieza con la asamblea «demo» recién sembrada.`,
      ].join('\n'),
    );
    return undefined;
  }
  const { savedAt, isLast } = newest.stamp;
  if (!isLast) {
    say(
      `La vez anterior se cortó sin guardar: los datos son los del ${sayTime(savedAt)}; lo que se hizo después se perdió.`,
    );
  }
  return { path: newest.path, isOlder: schema < dataSchema };
}

async function moveAside(folder: string): Promise<string> {
  const name = `${folder}-aparte-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`;
  let free = name;
  for (let other = 2; existsSync(free); other += 1) free = `${name}-${other}`;
  await rename(folder, free);
  return free;
}
