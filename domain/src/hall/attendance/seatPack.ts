import * as z from 'zod';

const session = z.coerce.number().int().nonnegative();

/**
 * The seats of a session in packed parts, as they stood at an instant. Later moves, and those shortly before,
 * are listened to one by one.
 */
export interface SeatPack {
  /** Milliseconds by the database's clock: whatever is not in the parts moved after that. */
  readonly after: number;
  /** None while there are so few seats that all of them are heard. */
  readonly parts: number;
}

/** `GET /api/attendance/pack` */
export const seatPackQuery = z.strictObject({ session });
export type SeatPackQuery = z.infer<typeof seatPackQuery>;

/** `GET /api/attendance/pack/seats` */
export const seatPartQuery = z.strictObject({
  session,
  after: z.coerce.number().int().nonnegative(),
  part: z.coerce.number().int().nonnegative().max(1_000),
});
export type SeatPartQuery = z.infer<typeof seatPartQuery>;
