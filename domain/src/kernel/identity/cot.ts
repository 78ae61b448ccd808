import * as z from 'zod';

/** The assembly's public key as typed: letters, digits and hyphens. */
export const cotSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9-]{1,63}$/u);

/** `GET /api/public/…?cot=` */
export const cotQuery = z.object({ cot: cotSchema });
export type CotQuery = z.infer<typeof cotQuery>;
