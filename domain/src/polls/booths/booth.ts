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
  /** Wrong PINs since it was opened, or since somebody of the desk cleared it. */
  readonly failures?: number;
  readonly failedAt?: number | null;
  readonly clearedAt?: number;
}

/** Where an attempt at a booth comes from. Once cleared it is another place, without failures. */
export function placeOfBooth({ boothId, clearedAt }: Pick<Booth, 'boothId' | 'clearedAt'>): string {
  return `booth-${boothId}-${clearedAt ?? 0}`;
}

/** Whether a tablet may still be one: neither closed nor older than its ticket. */
export function isOpenBooth({ openedAt, closedAt }: Booth, now: number): boolean {
  return closedAt === null && now < openedAt + boothTicketLife;
}

export const boothNameAtMost = 40;

/** How long a tablet stays a booth: a long day of assembly. */
export const boothTicketLife = 14 * 60 * 60_000;

/** How long somebody who showed plate and PIN has to vote. */
export const boothPassLife = 5 * 60_000;
