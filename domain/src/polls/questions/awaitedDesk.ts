/** A desk whose work of before the hour of a question may still be on its way. */
export interface AwaitedDesk {
  /** The person at it, as the other desks know them. */
  readonly label: string;
  /** `unsent`: it says that it has work to send; `silent`: it stopped being heard without a goodbye. */
  readonly why: 'unsent' | 'silent';
  /** Since when, in milliseconds by the server's clock. */
  readonly since: number;
}

/** How long after the hour of a question its result waits for the desks, unless the chair decides before. */
export const desksAwaitedMillis = 10 * 60_000;
