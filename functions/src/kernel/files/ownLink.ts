import { at, linkedFileEndpoints } from '@asamblea/domain';
import { signToken } from '../keys/signedTokens.ts';
import { systemClock } from '../platform/clock.ts';
import type { SentFile } from './files.ts';

/** One use of our signed words: nothing else opens a file. */
export const fileLink = 'file-link';

/** An address of our own API that sends a file as it was said, where no bucket signs one. */
export async function ownLink(path: string, { forMillis, ...shown }: SentFile): Promise<string> {
  const now = systemClock.now();
  const token = await signToken(fileLink, { path, ...shown }, { now, life: forMillis });
  return `/api${at(linkedFileEndpoints.readLinkedFile, { token }).path}`;
}
