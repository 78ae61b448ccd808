import * as z from 'zod';
import { personIdSchema } from '../../kernel/identity/ids.ts';
import { plateNumberAtMost } from '../plates/plate.ts';
import { firstTimeOrders, floorSights } from './floor.ts';
import type { OwnInquiry } from './inquiry.ts';

const turnId = z.uuid();

/** `POST /api/floor/ask`: the id comes from the device, so that sending it again asks nothing twice. */
export const askFloorRequest = z.strictObject({ turnId });
export type AskFloorRequest = z.infer<typeof askFloorRequest>;

/** `POST /api/floor/enter`: somebody in the hall, by the number of their plate or as the desk found them. */
export const enterFloorRequest = z.strictObject({
  turnId,
  who: z.union([
    z.strictObject({ plate: z.number().int().min(1).max(plateNumberAtMost) }),
    z.strictObject({ personId: personIdSchema }),
  ]),
});
export type EnterFloorRequest = z.infer<typeof enterFloorRequest>;

/** `POST /api/floor/give`: after whom, as who presses saw it; null: nobody had the floor. */
export const giveFloorRequest = z.strictObject({ turnId, after: turnId.nullable() });
export type GiveFloorRequest = z.infer<typeof giveFloorRequest>;

/** `POST /api/floor/extend`: until when, in milliseconds by the server's clock. */
export const extendFloorRequest = z.strictObject({ turnId, endsAt: z.number().int().positive() });
export type ExtendFloorRequest = z.infer<typeof extendFloorRequest>;

/** `POST /api/floor/end`, `POST /api/floor/remove`, `POST /api/floor/withdraw` */
export const turnRequest = z.strictObject({ turnId });
export type TurnRequest = z.infer<typeof turnRequest>;

/** `POST /api/floor/rules` */
export const floorRulesRequest = z.strictObject({
  isOpen: z.boolean(),
  secondsPerTurn: z.number().int().min(15).max(3_600),
  firstTime: z.enum(firstTimeOrders),
  sight: z.enum(floorSights),
});
export type FloorRulesRequest = z.infer<typeof floorRulesRequest>;

/** `GET /api/floor/mine`: what a person has with the chair, on any of their devices. */
export interface OwnFloor {
  /** Whether they attend with a unit: who only watches listens. */
  readonly attends: boolean;
  /** The turn of the person, waiting or under way; null: none. */
  readonly turnId: string | null;
  readonly inquiries: readonly OwnInquiry[];
  readonly serverNow: number;
}

/** The answer of every press on the queue. */
export interface FloorAnswer {
  /** The turn that it was about, where it stands now; null: it is out. */
  readonly turnId: string | null;
}
