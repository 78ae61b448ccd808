/**
 * A finding in the shipped files that was reviewed. Anything else fails; so does what is no longer found,
 * and, where `uses` is said, one use more: it may not be asked for first.
 */
export interface Reviewed {
  readonly feature: string;
  readonly uses?: number;
  readonly reason: string;
}
