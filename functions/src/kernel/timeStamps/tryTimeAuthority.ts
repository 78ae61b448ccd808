import { randomBytes } from 'node:crypto';
import { accept, type Outcome, readTimeAuthority, refuse, type StampTrial } from '@asamblea/domain';
import { askForStamp } from './askForStamp.ts';
import { postToAuthority } from './postToAuthority.ts';

/**
 * Asks the authority at a typed address to stamp a number by chance, which is of no record, and keeps nothing. Refuses
 * `time-authority-wrong`.
 */
export async function tryTimeAuthority(typed: string): Promise<Outcome<StampTrial>> {
  const read = readTimeAuthority(typed);
  if (!read.ok) return read;
  if (read.value === null) return refuse('time-authority-wrong');
  const asked = await askForStamp(read.value, randomBytes(32).toString('hex'), postToAuthority);
  if (asked.trouble !== null) return accept({ trouble: asked.trouble });
  const { at, signer } = asked;
  return accept({ trouble: null, at, signer });
}
