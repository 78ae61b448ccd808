/** Failures from one address in the five minutes that began at `since`. */
export interface AddressCount {
  readonly since: number;
  readonly failures: number;
}

/**
 * Behind the edge an address may be everybody's, and a client can write a false one: fewer failures than
 * these refuse nobody. The strength of a secret is kept by the limit of its account.
 */
export const addressFailuresAtMost = 20_000;
const fiveMinutes = 5 * 60_000;

/** The count with one more failure. */
export function addAddressFailure(count: AddressCount | null, now: number): AddressCount {
  if (count === null || now - count.since >= fiveMinutes) return { since: now, failures: 1 };
  return { since: count.since, failures: count.failures + 1 };
}

/** Milliseconds that the address must wait; 0 while it is within its measure. */
export function waitOfAddress(
  count: AddressCount | null,
  now: number,
  atMost = addressFailuresAtMost,
): number {
  if (count === null || count.failures < atMost) return 0;
  return Math.max(0, count.since + fiveMinutes - now);
}
