import { accept, type Outcome, refuse } from '@asamblea/domain';
import { readDoor } from '../assemblies/readDoor.ts';
import { documents } from '../platform/documents.ts';
import type { Files } from '../platform/files.ts';
import { picturePath } from './setPicture.ts';

interface ReadingPicture {
  readonly cot: string;
  readonly version: string;
  readonly files: Files;
}

/** A picture of the brand of an assembly, for anybody with its code; one it had before, while somebody shows it. */
export async function readPicture(asked: ReadingPicture): Promise<Outcome<Uint8Array>> {
  const door = await readDoor(asked.cot);
  if (!door.ok) return door;
  const assembly = (await documents.assembly(door.value.assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const bytes = await asked.files.get(picturePath(assembly.organisationId, asked.version));
  return bytes === null ? refuse('file-unknown') : accept(bytes);
}
