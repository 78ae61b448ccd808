import { publicScreens, screenPathOf, screenWidthLeast } from '@asamblea/domain';
import type { Signing } from '../../firebase/records/useSign.ts';

/** The sign of a public page; a phone that looks on from the audience is no screen of the hall. */
export function screenSigning(path: string, cot: string): Signing | null {
  const screen = screenPathOf(path);
  const kind = screen === undefined ? null : publicScreens[screen].sign;
  if (kind === null || (kind === 'projector' && innerWidth < screenWidthLeast)) return null;
  return { kind, cot };
}
