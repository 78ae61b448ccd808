import * as z from 'zod';
import { pinSchema } from '../../hall/plates/platePin.ts';
import { plateNumberSchema } from '../../hall/plates/plateRequests.ts';
import { castRequest } from '../ballots/castRequest.ts';
import type { CurrentBallot } from '../voting/currentBallot.ts';
import { boothNameAtMost } from './booth.ts';

/** `POST /api/booth/open` */
export const openBoothRequest = z.strictObject({
  boothId: z.uuid(),
  name: z.string().trim().min(1).max(boothNameAtMost),
});
export type OpenBoothRequest = z.infer<typeof openBoothRequest>;

/** `POST /api/booths/clear` and `POST /api/booths/end`: from the desk or the office. */
export const boothRequest = z.strictObject({ boothId: z.uuid() });
export type BoothRequest = z.infer<typeof boothRequest>;

/** A booth as the staff sees it from elsewhere: nobody who votes in it. */
export interface BoothRow {
  readonly boothId: string;
  readonly name: string;
  /** The name of the person who opened it. */
  readonly openedBy: string;
  readonly openedAt: number;
  readonly failures: number;
  readonly failedAt: number | null;
}

/** `GET /api/booths`: those that are open, by name. */
export interface BoothsAnswer {
  readonly booths: readonly BoothRow[];
}

/** `POST /api/booth/enter` */
export const enterBoothRequest = z.object({ plate: plateNumberSchema, pin: pinSchema });
export type EnterBoothRequest = z.infer<typeof enterBoothRequest>;

/** `POST /api/booth/cast`: the same vote as from a phone, with the pass that was got by entering. */
export const boothCastRequest = z.object({ pass: z.string().max(2_000), vote: castRequest });
export type BoothCastRequest = z.infer<typeof boothCastRequest>;

/** `GET /api/booth`: what a free booth shows. A device that is no booth is an answer too. */
export interface BoothAnswer {
  readonly booth: BoothState | null;
}

/** Nobody's units. */
export interface BoothState {
  readonly name: string;
  readonly ballot: CurrentBallot;
}

/** The content that opens after showing plate and PIN. */
export interface BoothEntry {
  /** Says that it was them, for what was open then and for a few minutes; kept in the page alone. */
  readonly pass: string;
  readonly ballot: CurrentBallot;
}
