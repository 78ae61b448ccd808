/** The data that a recount of a result is held against. */
export interface ResultSeal {
  /** The content of `hash`: the accepted ballots, or the receipts of a secret vote. */
  readonly of: 'ballots' | 'receipts';
  readonly count: number;
  /** So that nobody guesses what was hashed; empty over ballots, which carry randomness of their own. */
  readonly salt: string;
  readonly hash: string;
  /** Over everything that the result says, `hash` included: it goes into the sealed record. */
  readonly digest: string;
}
