import { createHash } from 'node:crypto';

/** Everything, as `npm run verify` asks, and not a part of it. */
export const isThorough = process.env.ASAMBLEA_TESTS === 'full';

/** Some of a list in its order, others with each seed; all of it when everything is asked for. */
export function drawSome<T>(all: readonly T[], part: number, name: string): readonly T[] {
  if (isThorough) return all;
  const seed = process.env.ASAMBLEA_SEED;
  const rank = (place: number) =>
    createHash('sha256').update(`${seed} ${name} ${place}`).digest('hex');
  const places = all.map((_, place) => place).sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  const drawn = new Set(places.slice(0, part));
  return all.filter((_, place) => drawn.has(place));
}
