import type { Brand, BrandColours, BrandPicture } from './brand.ts';

/** Where anybody with the assembly's code sees a picture of its brand. */
export function brandPictureUrl(cot: string, { version }: Pick<BrandPicture, 'version'>): string {
  return `/api/public/logo?cot=${encodeURIComponent(cot)}&v=${version}`;
}

/** The look of an assembly that its public door tells. */
export interface SignInLook {
  readonly logoUrl: string | null;
  /** The size of the logo, for pages that leave room for it; null without logo. */
  readonly logoSize: Pick<BrandPicture, 'width' | 'height'> | null;
  /** The logo in a square; null where it brought none. */
  readonly iconUrl: string | null;
  readonly colours: BrandColours;
  /** The background of a projector, under a veil. */
  readonly hallUrl: string | null;
}

export function doorBrandOf(
  cot: string,
  { logo, icon, hall, colours = {} }: Brand = {},
): SignInLook {
  const urlOf = (picture: BrandPicture | undefined) =>
    picture === undefined ? null : brandPictureUrl(cot, picture);
  return {
    logoUrl: urlOf(logo),
    iconUrl: urlOf(icon),
    logoSize: logo === undefined ? null : { width: logo.width, height: logo.height },
    colours,
    hallUrl: urlOf(hall),
  };
}

/** The facts that a page needs to look as the assembly: only its own choices. */
export type AssemblyLook = Partial<SignInLook>;

/** Without what is as ours: two thousand phones ask. */
export function lookOf({
  logoUrl = null,
  iconUrl = null,
  logoSize = null,
  colours = {},
  hallUrl = null,
}: AssemblyLook): AssemblyLook {
  return {
    ...(logoUrl === null ? {} : { logoUrl }),
    ...(iconUrl === null ? {} : { iconUrl }),
    ...(logoSize === null ? {} : { logoSize }),
    ...(Object.keys(colours).length === 0 ? {} : { colours }),
    ...(hallUrl === null ? {} : { hallUrl }),
  };
}
