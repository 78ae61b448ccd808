/** The part of desks without network in a count. */
export interface DesksCounted {
  /** The units that they had moved by the hour and sent after it: they count as they were written. */
  readonly written?: number;
  /** The desks that had work to send and were not waited for any longer, and the person who decided so. */
  readonly unawaited?: number;
  readonly by?: 'chair' | 'time';
}
