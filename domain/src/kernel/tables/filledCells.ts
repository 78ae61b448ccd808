/** How many cells of a row say something. */
export function filledCells(cells: readonly string[]): number {
  return cells.reduce((count, text) => (text.trim() === '' ? count : count + 1), 0);
}

/** How many cells a row has up to the last one that says something. */
export function filledWidth(cells: readonly string[]): number {
  return cells.findLastIndex((text) => text.trim() !== '') + 1;
}
