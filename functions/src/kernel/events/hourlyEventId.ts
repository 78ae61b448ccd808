import { createHash } from 'node:crypto';

const hourMillis = 60 * 60_000;

/** The id of an event of which there is one in an hour, whoever repeats it: the same for the same words, in the shape of every other. */
export function hourlyEventId(words: readonly string[], now: number): string {
  const said = JSON.stringify([...words, Math.floor(now / hourMillis)]);
  const hash = createHash('sha256').update(said).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/u, '$1-$2-$3-$4-$5');
}
