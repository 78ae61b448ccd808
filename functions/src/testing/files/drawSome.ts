import { createHash } from 'node:crypto';
import { sampleOf } from '@asamblea/domain/testing';

/** Everything is asked for, as `npm run verify` does, and not a part of it. */
export const isThorough = process.env.ASAMBLEA_TESTS === 'full';

/** Some of a list in its order, others with each seed; all of it when everything is asked for. */
export function drawSome<T>(all: readonly T[], part: number, name: string): readonly T[] {
  const { seed, numRuns } = sampleOf({ part, full: all.length }, process.env);
  const rank = (place: number) =>
    createHash('sha256').update(`${seed} ${name} ${place}`).digest('hex');
  const places = all.map((_, place) => place).sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  const drawn = new Set(places.slice(0, numRuns));
  return all.filter((_, place) => drawn.has(place));
}
