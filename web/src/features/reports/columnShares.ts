/**
 * Shares of a page by what its columns carry, as text lengths: a writer that measures nothing lays
 * out a thousand rows at once. Nothing counts for less than `least`, nor for more than `most`.
 */
export function columnShares(
  header: readonly string[],
  lengths: readonly (readonly number[])[],
  most: number,
): string[] {
  const least = 8;
  const longest = header.map((name, column) =>
    lengths.reduce(
      (longer, row) => Math.max(longer, Math.min(most, row[column] ?? 0)),
      Math.max(least, name.length),
    ),
  );
  const total = longest.reduce((sum, length) => sum + length, 0);
  return longest.map((length) => `${(length / total) * 100}%`);
}
