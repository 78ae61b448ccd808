import { Timestamp } from './firestore.ts';

/**
 * How many days the database keeps a document after nobody needs it any more. `docs/retention.md` says why,
 * and names the data kept for longer.
 */
export const keptDays = {
  /** From when the code opens nothing: no session that it opened stands by then. */
  accessCodes: 30,
  /** From when the link opens nothing: that it was used is looked at while decisions are challenged. */
  invitations: 365,
  /** From the last sign of life: a session that was suspended finds who was recognised. */
  presence: 90,
  /** From the vote that chose the device: no session stands for longer. */
  devices: 30,
  /** From when the ticket of the tablet opens nothing. */
  booths: 30,
} as const;

type ForgottenCollection = keyof typeof keptDays;

/** A document that the database forgets by itself, some time after its `ttl` and never before. */
export type Forgotten<T> = T & { readonly ttl: Timestamp };

/** From when a document may be forgotten of which nobody needs anything after `endsAt`, in milliseconds. */
export function forgottenAfter(
  collection: ForgottenCollection,
  endsAt: number,
): { readonly ttl: Timestamp } {
  return { ttl: Timestamp.fromMillis(endsAt + keptDays[collection] * 24 * 60 * 60_000) };
}
