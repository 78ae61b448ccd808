import * as z from 'zod';
import { sha256 } from '../../kernel/text/sha256.ts';

/**
 * 32 bytes in hexadecimal that nobody could know or choose before the tie was declared: the public
 * draw that the assembly agrees on. Every lot asks for a fresh one.
 */
export const lotSeedSchema = z
  .string()
  .regex(/^[0-9a-f]{64}$/u)
  .brand<'LotSeed'>();
export type LotSeed = z.infer<typeof lotSeedSchema>;

/** A lot as it is recorded: from its seed anybody gets the same order again. */
export interface Lot {
  readonly seed: LotSeed;
  /** Those who were tied, the luckiest first. */
  readonly order: readonly string[];
}

/**
 * Draws lots among the tied: each gets the SHA-256 of `seed:id` (the id as in an address, so that
 * it is ASCII), and the lowest hash wins. It does not depend on the order in which they are given,
 * no place is likelier than another, and it is checked by hand with one command for each of them.
 */
export function decideLot(seed: LotSeed, tied: readonly string[]): Lot {
  const drawn = [...new Set(tied)].map((id) => ({ id, ticket: ticketOf(seed, id) }));
  drawn.sort((a, b) => (a.ticket < b.ticket ? -1 : 1));
  return { seed, order: drawn.map(({ id }) => id) };
}

function ticketOf(seed: LotSeed, id: string): string {
  return sha256(`${seed}:${encodeURIComponent(id.replace(/\p{Surrogate}/gu, '\ufffd'))}`);
}
