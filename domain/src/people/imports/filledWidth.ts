/** How many cells a row has up to the last one that says something. */
export function filledWidth(cells: readonly string[]): number {
  return cells.findLastIndex((text) => text.trim() !== '') + 1;
}
