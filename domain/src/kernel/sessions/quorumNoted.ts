import type { Instant } from '../calendars/instant.ts';

/** The last quorum of the room that was recorded while the session is open. */
export interface QuorumNoted {
  readonly met: boolean;
  /** Of which instant it was read, by the clock of the database. */
  readonly asOf: Instant;
}
