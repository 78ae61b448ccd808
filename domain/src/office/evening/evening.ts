import * as z from 'zod';
import { type EveningCheck, type EveningMeasured, eveningCheckIds } from './eveningChecks.ts';

/** How somebody found it, and when. Nothing here was measured: a person looked. */
export interface CheckNoted {
  readonly isGood: boolean;
  /** Milliseconds by the server's clock. */
  readonly at: number;
  readonly byName: string;
}

/** `settings/evening` */
export interface EveningSettings {
  readonly checks?: Readonly<Partial<Record<EveningCheck, CheckNoted>>>;
}

/** `GET /api/evening` */
export interface EveningAnswer extends EveningMeasured {
  readonly checks: NonNullable<EveningSettings['checks']>;
  readonly now: number;
}

/** The code that only the screen of the hall says: four digits. */
const screenCode = z.string().regex(/^\d{4}$/u);

/** `POST /api/evening/checks`: the projector is checked by the code on it, the rest by the person who looked. */
export const noteCheckRequest = z.discriminatedUnion('check', [
  z.strictObject({ check: z.literal('projector'), code: screenCode }),
  z.strictObject({
    check: z.enum(eveningCheckIds).exclude(['projector']),
    isGood: z.boolean(),
  }),
]);
export type NoteCheckRequest = z.infer<typeof noteCheckRequest>;

/** A check made for another evening says little about this one. */
export const checkLife = 12 * 3_600_000;

export type CheckState = 'unchecked' | 'good' | 'bad' | 'old';

/** How a check stands now. */
export function checkStateOf(noted: CheckNoted | undefined, now: number): CheckState {
  if (noted === undefined) return 'unchecked';
  if (!noted.isGood) return 'bad';
  return now - noted.at > checkLife ? 'old' : 'good';
}
