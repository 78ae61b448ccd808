import * as z from 'zod';
import { personIdSchema } from '../../kernel/identity/ids.ts';
import { type Plate, plateNumberAtMost, platesAtOnce } from './plate.ts';
import { pinPrints } from './platesForPins.ts';

export const plateNumberSchema = z.number().int().min(1).max(plateNumberAtMost);

const range = z.strictObject({ from: plateNumberSchema, to: plateNumberSchema });
const isRange = ({ from, to }: z.infer<typeof range>) => from <= to && to - from < platesAtOnce;
/** `POST /api/plates`: cards with every number from one to another; those that exist stay as they are. */
export const createPlatesRequest = range.refine(isRange);
export type CreatePlatesRequest = z.infer<typeof createPlatesRequest>;

/** `POST /api/plates/pins`: the same id again is the same print, and draws nothing. */
export const printPinsRequest = range
  .extend({ printId: z.uuid(), print: z.enum(pinPrints) })
  .refine(isRange);
export type PrintPinsRequest = z.infer<typeof printPinsRequest>;

/** Told in this answer alone, for the page that prints them. */
export interface PrintedPins {
  readonly pins: readonly { readonly number: number; readonly pin: string }[];
}

/** `POST /api/plates/hand-out` */
export const handOutRequest = z.strictObject({
  number: plateNumberSchema,
  personId: personIdSchema,
});
export type HandOutRequest = z.infer<typeof handOutRequest>;

/** `POST /api/plates/return`, `POST /api/plates/lose` and `POST /api/plates/pin` */
export const plateRequest = z.strictObject({ number: plateNumberSchema });
export type PlateRequest = z.infer<typeof plateRequest>;

/** `POST /api/plates/replace` */
export const replaceRequest = z.strictObject({
  number: plateNumberSchema,
  by: plateNumberSchema,
});
export type ReplaceRequest = z.infer<typeof replaceRequest>;

export interface PlateAnswer {
  /** The changed plate, as it is now; for a repetition, the present one. */
  readonly plate: Plate;
  readonly changed: boolean;
  /** For the booth, told this once: nobody can read it again, and a repetition does not bring it. */
  readonly pin?: string;
  /** The PIN came printed with the card, and is theirs now. */
  readonly hasPrintedPin?: true;
}

export interface CreatedPlates {
  readonly created: number;
  /** Numbers of the range that existed already. */
  readonly kept: number;
}

/** `GET /api/plates/pins`: whether a secret vote is there, and the plates that have no PIN for it. */
export interface PinNeed {
  /** The nearest that there is: one that is open, or one that waits as a draft. */
  readonly secret: 'none' | 'draft' | 'open';
  /** The numbers of those that are at the desk, and of those that somebody carries. */
  readonly missing: readonly number[];
}
