import * as z from 'zod';
import { cotSchema } from '../identity/cot.ts';
import { type BrandToken, brandPictureKinds, pictureLimits } from './brand.ts';

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
  cot: cotSchema,
  v: z.string().regex(/^[0-9a-f]{32}$/u),
});
export type BrandPictureQuery = z.infer<typeof brandPictureQuery>;
