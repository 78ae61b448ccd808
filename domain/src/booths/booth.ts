/** A tablet that belongs to an assembly, where people without a phone vote: `booths/{boothId}`. */
export interface Booth {
  readonly boothId: string;
  /** `Puesto 1`: what the people of the hall call it. */
  readonly name: string;
  readonly openedBy: string;
  /** Milliseconds by the server's clock. */
  readonly openedAt: number;
  /** From then on its ticket opens nothing. */
  readonly closedAt: number | null;
}

export const boothNameAtMost = 40;

/** How long a tablet stays a booth: a long day of assembly. */
export const boothTicketLife = 14 * 60 * 60_000;

/** How long somebody who showed plate and PIN has to vote. */
export const boothPassLife = 5 * 60_000;
