import * as z from 'zod';

/** As many as travel with a table. */
export const correctionsAtMost = 20_000;

/** A cell mended on screen; without a column, a row that is left out. Places count from 0. */
export const rosterCorrection = z.strictObject({
  row: z.int().min(0).max(40_000),
  column: z.int().min(0).max(59).nullable(),
  value: z.string().max(2_000),
});
export type RosterCorrection = z.infer<typeof rosterCorrection>;

type Rows = readonly (readonly string[])[];

/** The table with its corrections, the later ones over the earlier. Rows keep their numbers. */
export function applyCorrections(rows: Rows, corrections: readonly RosterCorrection[]): Rows {
  if (corrections.length === 0) return rows;
  const mended: string[][] = [...rows].map((cells) => cells as string[]);
  for (const { row, column, value } of corrections) {
    const cells = mended[row];
    if (cells === undefined) continue;
    mended[row] = column === null ? [] : withCell(cells, column, value);
  }
  return mended;
}

function withCell(cells: readonly string[], column: number, value: string): string[] {
  const padded = [...cells, ...Array<string>(Math.max(0, column + 1 - cells.length)).fill('')];
  padded[column] = value;
  return padded;
}
