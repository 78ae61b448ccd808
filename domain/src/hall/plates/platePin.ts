import * as z from 'zod';

/** Enough for a number that is tried five times before waiting, and few to read and type at a desk. */
export const pinDigits = 6;

export const pinSchema = z.string().regex(/^\d{6}$/u);

/**
 * `platePins/{number}` of a session: what proves at a booth that a plate is one's own. Only a keyed hash is
 * kept; a carrier who forgot the PIN gets another one.
 */
export interface PlatePin {
  /**
   * The person who carried the plate when the PIN was given: for anybody else it opens nothing. Null: printed
   * with a card that waits.
   */
  readonly personId: string | null;
  readonly hash: string;
  /** Milliseconds by the server's clock. A new PIN ends what the one before had opened. */
  readonly issuedAt: number;
  /** The print that drew it; not said: told at the desk. */
  readonly printId?: string;
}
