import { nameKey } from '../identity/nameKey.ts';

const joining = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'y', 'e', 'do', 'da', 'of', 'the']);
const numbers = new Set(['numero', 'num', 'nro', 'nr', 'n', 'number', 'nbr']);

/**
 * A title for comparing, however it is written: `Nº`, `Nro.` and `#` are the same, `C.C.` is `cc`,
 * `Propietario(a)` has no ending, and words that only join do not count.
 */
export function titleKey(title: string): string {
  const plain = title
    .replace(/\bn\s?\.?\s?[º°ª]/giu, 'no ')
    .replace(/[#№]/gu, ' no ')
    .replace(/[º°ª]/gu, ' ')
    .replace(/e-?\s?mail/giu, 'email')
    .replace(/\((?:as?|os?|es|s)\)|\/(?:as?|os?)\b/giu, '')
    .normalize('NFKC');
  const words = initials(nameKey(plain).split(' '))
    .map((word) => (numbers.has(word) ? 'no' : word))
    .filter((word) => word !== '' && !joining.has(word));
  if (words.length > 0) return words.join(' ');
  if (title.includes('%')) return 'porcentaje';
  return title.includes('‰') ? 'por mil' : '';
}

/** `n i f` is one word. */
function initials(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let wasLetter = false;
  for (const word of words) {
    const isLetter = /^[a-z]$/u.test(word);
    if (isLetter && wasLetter) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
    wasLetter = isLetter;
  }
  return joined;
}
