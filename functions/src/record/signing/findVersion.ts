import {
  type ActaReader,
  type ActaVersion,
  accept,
  mayReadVersion,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { readVersion } from '../versions/readVersion.ts';

/** Which version somebody reads. */
export interface ReadingVersion {
  readonly assemblyId: string;
  readonly session: number;
  readonly call: number;
  readonly number: number;
  readonly reader: ActaReader;
}

/** A version that who asks may read; `not-found` otherwise, as where there is none. */
export async function findVersion({
  reader,
  ...which
}: ReadingVersion): Promise<Outcome<ActaVersion>> {
  const found = await readVersion(null, which);
  if (found === undefined || !mayReadVersion(found, reader)) return refuse('not-found');
  return accept(found);
}
