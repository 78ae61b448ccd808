import { createHash, randomInt } from 'node:crypto';

/** Everything, as `npm run verify` asks, and not a sample of it. */
export const isThorough = process.env.ASAMBLEA_TESTS === 'full';

/** The samples of a run come from one number: with the same number they are the same again. */
const seed = process.env.ASAMBLEA_SEED ?? String(randomInt(1_000_000));
if (!isThorough) process.stdout.write(`Muestras de la semilla ASAMBLEA_SEED=${seed}\n`);

/** Some of them, others in each run; all of them when everything is asked for. */
export function sampleOf<T>(all: readonly T[], count: number, name: string): readonly T[] {
  if (isThorough) return all;
  const rank = (index: number) =>
    createHash('sha256').update(`${seed} ${name} ${index}`).digest('hex');
  const ranked = all.map((one, index) => ({ one, index, rank: rank(index) }));
  return ranked
    .toSorted((a, b) => a.rank.localeCompare(b.rank))
    .slice(0, count)
    .toSorted((a, b) => a.index - b.index)
    .map(({ one }) => one);
}
