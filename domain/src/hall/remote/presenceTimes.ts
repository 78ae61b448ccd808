/** How often a person who follows from afar says that they are there. */
export const heartbeatMillis = 25_000;
/** A sign is written down at most this often for a person: two thousand of them are no load on the votes. */
export const signMillis = 60_000;
/**
 * Without a sign written down for this long, who attends online is absent: product §5. The last one that came may be newer
 * than the last one written, so it takes two to three minutes of silence, and never less than two.
 */
export const graceMillis = 120_000 + signMillis;

/** The times by which somebody is told to be there. */
export interface PresencePace {
  readonly heartbeatMillis: number;
  readonly signMillis: number;
  readonly graceMillis: number;
  /** The clock that did not come by for longer, or nobody's sign for longer, is a silence of ours. */
  readonly gapMillis: number;
  /** Where the clock goes on, a silence of everybody is ours for so long; then they are believed to have gone. */
  readonly patienceMillis: number;
}

/** As it goes unless the environment says otherwise. */
export const usualPresencePace: PresencePace = {
  heartbeatMillis,
  signMillis,
  graceMillis,
  gapMillis: 90_000,
  patienceMillis: 15 * 60_000,
};
