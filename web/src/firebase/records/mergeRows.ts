/** Rows as they were once, each in its place, with what changed since; what is new goes last. */
export function mergeRows<Row>(
  before: readonly Row[],
  changed: readonly Row[],
  idOf: (row: Row) => string,
): readonly Row[] {
  if (changed.length === 0) return before;
  return [...new Map([...before, ...changed].map((row) => [idOf(row), row])).values()];
}
