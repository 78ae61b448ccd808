import { ofPapers } from './alterationsOfPapers.ts';
import { ofSeals } from './alterationsOfSeals.ts';
import { ofVotes } from './alterationsOfVotes.ts';
import type { Alteration } from './altering.ts';
import { type Case, zipOf } from './caseFile.ts';

/** Everything that somebody who wants another outcome may change. */
export const alterations = [...ofSeals, ...ofVotes, ...ofPapers];

/** A file with its alteration, as it would travel. */
export function alteredZip(file: Case, { alter, files }: Alteration): Uint8Array {
  alter(file);
  return zipOf(file, files);
}
