import type { TableRows, TableSheet } from './checkTable.ts';
import type { TextHead } from './parseTable.ts';

/** The requests of the page to the reader. */
export type ToReader =
  | { readonly kind: 'read'; readonly bytes: Uint8Array<ArrayBuffer>; readonly name: string }
  | { readonly kind: 'separator'; readonly separator: string };

/** The messages of the reader to the page. The rows of a sheet follow it, some at a time. */
export type FromReader =
  | { readonly kind: 'progress'; readonly progress: ReadingProgress }
  | { readonly kind: 'heads'; readonly heads: readonly TextHead[] }
  | { readonly kind: 'sheet'; readonly sheet: Omit<TableSheet, 'rows'> }
  | { readonly kind: 'rows'; readonly rows: TableRows }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly message: string };

/** How far a reading is. */
export interface ReadingProgress {
  /** Empty where the file has no sheets. */
  readonly sheet: string;
  readonly rows: number;
}
