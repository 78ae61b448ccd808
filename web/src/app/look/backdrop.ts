import {
  type AssemblyLook,
  brandedTokens,
  type ColourScheme,
  channelsOf,
  veilOf,
} from '@asamblea/domain';
import type { Logo } from '../../ui/pictures/AssemblyLogo.tsx';

/** The background of a projector: the picture, and over it as much of the ground as its letters need. */
export function backdropOf(
  { hallUrl = null, colours = {} }: AssemblyLook,
  scheme: ColourScheme,
): string {
  if (hallUrl === null) return 'none';
  const { ground } = brandedTokens(scheme, colours[scheme], 'picture').surface;
  const veil = `rgba(${channelsOf(ground).join(', ')}, ${veilOf(scheme, ground)})`;
  return `linear-gradient(${veil}, ${veil}), url("${hallUrl}")`;
}

export function logoOf({ logoUrl = null, logoSize = null }: AssemblyLook): Logo | null {
  return logoUrl === null ? null : { url: logoUrl, size: logoSize };
}
