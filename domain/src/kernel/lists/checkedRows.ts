import * as z from 'zod';

/**
 * A long list whose rows are checked by hand: of thirty thousand rows a schema for each takes four times what
 * reading their text does, and this nothing that can be told. A row that is not one is named by its place.
 */
export function checkedRows<T>(isRow: (row: unknown) => row is T): z.ZodType<readonly T[]> {
  return z
    .custom<readonly T[]>((rows) => Array.isArray(rows))
    .superRefine((rows: readonly unknown[], context) => {
      const at = rows.findIndex((row) => !isRow(row));
      if (at >= 0) context.addIssue({ code: 'custom', path: [at] });
    });
}
