import type { Instant } from '../calendars/instant.ts';

/** What was written down last of the quorum of the room while the session is open. */
export interface QuorumNoted {
  readonly met: boolean;
  /** Of which instant it was read, by the clock of the database. */
  readonly asOf: Instant;
}
