/**
 * Where a numbered card is. `lost` and `replaced` may still turn up, and are then `returned`; what was
 * returned may be handed out again.
 */
export const plateStates = ['free', 'out', 'returned', 'lost', 'replaced'] as const;
export type PlateState = (typeof plateStates)[number];

/** Printed large on a card, and typed at a desk in a hurry. */
export const plateNumberAtMost = 9_999;
/** The largest range created at once: one transaction of the database. */
export const platesAtOnce = 500;

/**
 * `plates/{number}` of a session. It names a person and never their units, so that it carries whatever
 * they hold at each moment. A returned plate keeps the name of its last carrier.
 */
export interface Plate {
  readonly number: number;
  readonly state: PlateState;
  readonly personId: string | null;
  readonly personName: string;
  /** The number that took its place, once replaced. */
  readonly replacedBy: number | null;
  /** Milliseconds by the server's clock of the last change. */
  readonly since: number;
}

/** A card of that number that nobody has had. */
export function newPlate(number: number, now: number): Plate {
  return { number, state: 'free', personId: null, personName: '', replacedBy: null, since: now };
}

/** Whether somebody carries it now. */
export function isOut({ state }: Pick<Plate, 'state'>): boolean {
  return state === 'out';
}
