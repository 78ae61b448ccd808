/** A name for comparing and searching: no accents, no case, single spaces. `ñ` becomes `n`. */
export function nameKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
}

/** A name however its parts are placed: «PÉREZ ANA» and «Ana Pérez» are one. */
export function nameInAnyOrder(text: string): string {
  return [...nameWords(text)].sort().join(' ');
}

/** The words of a name or of a search, as `nameKey` compares them; none of an empty text. */
export function nameWords(text: string): readonly string[] {
  return nameKey(text).split(' ').filter(Boolean);
}
