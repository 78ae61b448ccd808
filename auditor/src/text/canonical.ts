/**
 * The one text of a value, which every hash is of: JSON without spaces, keys in the order of their letters, and every
 * character from U+007F on written as `\uXXXX`. Keys that are whole numbers go first, in their order, as JSON of
 * JavaScript writes them.
 */
export function canonical(value: unknown): string {
  return JSON.stringify(ordered(value)).replace(
    /[\u007f-\uffff]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The same with its keys in order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value).sort((a, b) => (a < b ? -1 : 1));
  return Object.fromEntries(
    names.map((name) => [name, ordered((value as Record<string, unknown>)[name])]),
  );
}
