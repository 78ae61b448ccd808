import { createHash } from 'node:crypto';

/** An id as the random ones are (UUID, version 8), always the same of the same words. */
export function derivedId(...words: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex');
  const [a, b, c, d] = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(13, 16),
    hash.slice(17, 20),
  ];
  return `${a}-${b}-8${c}-8${d}-${hash.slice(20, 32)}`;
}
