import * as z from 'zod';
import { cotSchema } from '../identity/cot.ts';

/** `POST /api/settings/code`: another public code instead of the one that is seen; null: one is drawn. */
export const replaceCodeRequest = z.strictObject({ from: cotSchema, to: cotSchema.nullable() });
export type ReplaceCodeRequest = z.infer<typeof replaceCodeRequest>;

/** The code that the assembly has from now on. */
export interface ReplaceCodeAnswer {
  readonly cot: string;
}
