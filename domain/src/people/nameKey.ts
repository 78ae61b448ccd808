/** A name for comparing and searching: no accents, no case, single spaces. `ñ` becomes `n`. */
export function nameKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
}
