/** One text for one value: keys in order, and nothing beyond ASCII. */
export function asciiText(value: unknown): string {
  return JSON.stringify(value, inOrder).replace(
    /[\u007f-\uffff]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
