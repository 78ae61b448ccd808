import * as z from 'zod';

export const colourSchemes = ['light', 'dark'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

/** What an assembly may paint its own way: the tokens of specification §9, and what is behind a projector. */
export const brandTokens = ['surface', 'primary', 'info', 'success', 'critical', 'hall'] as const;
export type BrandToken = (typeof brandTokens)[number];

/** Each as `#rrggbb` in lower case; what is not there is ours. */
export type SchemeColours = Readonly<Partial<Record<BrandToken, string>>>;
export type BrandColours = Readonly<Partial<Record<ColourScheme, SchemeColours>>>;

/** The logo, and what may be behind a projector. */
const brandPictureKinds = ['logo', 'hall'] as const;
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

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/u);
const schemeColours = z.strictObject({
  surface: colour.optional(),
  primary: colour.optional(),
  info: colour.optional(),
  success: colour.optional(),
  critical: colour.optional(),
  hall: colour.optional(),
} satisfies Record<BrandToken, unknown>);

/** `POST /api/settings/styles`: all the colours, in place of those before. */
export const stylesRequest = z.strictObject({
  colours: z.strictObject({ light: schemeColours.optional(), dark: schemeColours.optional() }),
});
export type StylesRequest = z.infer<typeof stylesRequest>;

/** Four letters carry three bytes. */
const lettersAtMost = Math.ceil(pictureLimits.hall.bytes / 3) * 4;

/** `POST /api/settings/logo`: a PNG in base64, or null to be without; a logo may bring its square. */
export const brandPictureRequest = z.strictObject({
  kind: z.enum(brandPictureKinds),
  content: z.string().min(4).max(lettersAtMost).nullable(),
  icon: z.string().min(4).max(lettersAtMost).optional(),
});
export type BrandPictureRequest = z.infer<typeof brandPictureRequest>;

/** `GET /api/public/logo?cot=&v=` */
export const brandPictureQuery = z.object({
  cot: z.string().min(1).max(64),
  v: z.string().regex(/^[0-9a-f]{32}$/u),
});
export type BrandPictureQuery = z.infer<typeof brandPictureQuery>;

/** What both answer: how the assembly looks now. */
export type BrandAnswer = Brand;
