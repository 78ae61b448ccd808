/** How often a person who follows from afar says that they are there. */
export const heartbeatMillis = 25_000;
/** A sign is written down at most this often for a person: two thousand of them are no load on the votes. */
export const signMillis = 60_000;
/**
 * Without a sign written down for this long, who attends online is absent: product §5. The last one that came may be newer
 * than the last one written, so it takes two to three minutes of silence, and never less than two.
 */
export const graceMillis = 120_000 + signMillis;
