/** Letters that the space between two columns takes. */
const gap = 4;
/** Where a line may end: not at a space that ties, nor at the hyphen before a figure. */
const breakable = /[ \n]+|-(?!\d)/u;
/** Up to this length a text is not broken: a figure, an hour, a verdict. */
const whole = 10;

/**
 * How much of a page's width each column takes, from 0 to 1, by what it carries. Each gets what its
 * longest unbreakable text needs; what is left goes to those that would rather be wider. Writers of
 * documents that measure nothing lay out a thousand rows at once.
 */
export function columnShares(
  rows: readonly (readonly string[])[],
  lettersAcross: number,
): number[] {
  const [header = []] = rows;
  const longest = header.map((_, column) => most(rows, column, (text) => text.length));
  const needed = header.map((_, column) => most(rows, column, longestPart));
  const wanted = longest.map((length) => Math.min(length + gap, lettersAcross));
  const spare = Math.max(0, lettersAcross - sum(needed));
  const wish = sum(wanted) - sum(needed);
  const widths = needed.map((need, column) => {
    const more = (wanted[column] ?? need) - need;
    return wish <= spare || wish === 0 ? need + more : need + (more * spare) / wish;
  });
  return widths.map((width) => width / sum(widths));
}

function longestPart(text: string): number {
  if (text.length <= whole) return text.length + gap;
  return Math.max(...text.split(breakable).map((word) => word.length)) + gap;
}

function most(
  rows: readonly (readonly string[])[],
  column: number,
  sizeOf: (text: string) => number,
): number {
  return rows.reduce((size, row) => Math.max(size, sizeOf(row[column] ?? '')), 0);
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
