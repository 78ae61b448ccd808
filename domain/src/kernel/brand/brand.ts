export const colourSchemes = ['light', 'dark'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

/**
 * The parts that an assembly may paint its own way: the tokens of specification §9, and the background of a
 * projector.
 */
export const brandTokens = ['surface', 'primary', 'info', 'success', 'critical', 'hall'] as const;
export type BrandToken = (typeof brandTokens)[number];

/** Each as `#rrggbb` in lower case; what is not there is ours. */
export type SchemeColours = Readonly<Partial<Record<BrandToken, string>>>;
export type BrandColours = Readonly<Partial<Record<ColourScheme, SchemeColours>>>;

/** The logo, and the background of a projector. */
export const brandPictureKinds = ['logo', 'hall'] as const;
export type BrandPictureKind = (typeof brandPictureKinds)[number];

/** A PNG that was drawn in a browser and written again by the server. */
export interface BrandPicture {
  /** The beginning of the digest of its content, in hexadecimal: another picture is another address. */
  readonly version: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** How an assembly looks, wherever it is seen. */
export interface Brand {
  readonly colours?: BrandColours;
  readonly logo?: BrandPicture;
  /** The logo in a square, where only a square is shown: tabs and telephones. It comes and goes with it. */
  readonly icon?: BrandPicture;
  readonly hall?: BrandPicture;
}

/** The widest and tallest that each is kept, in pixels. A logo is a square or a band. */
export const pictureLimits = {
  logo: { width: 768, height: 512, bytes: 600_000 },
  icon: { width: 512, height: 512, bytes: 600_000 },
  hall: { width: 1280, height: 720, bytes: 3_000_000 },
} as const satisfies Record<BrandPictureKind | 'icon', object>;

/** The answer of both: the present look of the assembly. */
export type BrandAnswer = Brand;
