/**
 * A commit time of the database as sortable text: seconds padded to 12 digits, a point and nine of
 * nanoseconds. Newer is greater; plain comparison decides.
 */
export type Instant = string;

export function instantOf(time: {
  readonly seconds: number;
  readonly nanoseconds: number;
}): Instant {
  const seconds = String(time.seconds).padStart(12, '0');
  return `${seconds}.${String(time.nanoseconds).padStart(9, '0')}`;
}

export function instantMillis(instant: Instant): number {
  const [seconds = '0', nanos = '0'] = instant.split('.');
  return Number(seconds) * 1000 + Math.floor(Number(nanos) / 1_000_000);
}

/** The last instant of a millisecond: what a moment on a clock includes. */
export function endOfMillisecond(millis: number): Instant {
  const nanoseconds = (millis % 1000) * 1_000_000 + 999_999;
  return instantOf({ seconds: Math.floor(millis / 1000), nanoseconds });
}

/** Every public projection says as of when it is true; each has one writer. */
export interface Projected {
  readonly asOf: Instant;
}
