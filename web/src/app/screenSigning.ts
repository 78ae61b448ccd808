import { screenWidthLeast } from '@asamblea/domain';
import type { Signing } from '../firebase/useSign.ts';

const kinds: Readonly<Record<string, 'projector' | 'stream'>> = {
  '/votes/public': 'projector',
  '/votes/public/missing': 'projector',
  '/stream/votacion': 'stream',
  '/stream/votacionWithOnSnapshot': 'stream',
};

/** What a public page says that it is; a phone that looks on from the audience is no screen of the hall. */
export function screenSigning(path: string, cot: string): Signing | null {
  const kind = kinds[path];
  if (kind === undefined || (kind === 'projector' && innerWidth < screenWidthLeast)) return null;
  return { kind, cot };
}
