import { tieHours } from './tieHours.ts';

const percent = /(\d) %/gu;
const counted = /(\d) (?=\p{L}{4,})/gu;
const article = /(^|[\s(])(art\.|[Aa]rtículos?|Ley|Decreto) (?=\d)/gu;
const dot = / · /gu;

/**
 * A text of figures with spaces that no line breaks at: a number stays with its unit, an article with its
 * number, and a dot begins the piece that follows it. Hours and dates stay whole too.
 */
export function tieFigures(text: string): string {
  return tieHours(text)
    .replace(percent, '$1\u00A0%')
    .replace(counted, '$1\u00A0')
    .replace(article, '$1$2\u00A0')
    .replace(dot, ' ·\u00A0');
}
