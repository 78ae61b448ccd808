/** A Markdown table that is also readable as text: numbers to the right, columns aligned. */
export function writeTable(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const all = [titles, ...rows];
  const widths = titles.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => {
    const cells = row.map((cell, i) =>
      i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0),
    );
    return `| ${cells.join(' | ')} |`;
  };
  const rule = widths.map((width, i) =>
    i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(titles), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}
