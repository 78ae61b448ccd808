import type { LiveRows } from '../../../../firebase/listening/useCollection.ts';

const rowsOf = new Map<string, readonly unknown[]>();

/** The rows of a collection, by its path. */
export function keepRows(path: string, rows: readonly unknown[]): void {
  rowsOf.set(path, rows);
}

export function forgetRows(): void {
  rowsOf.clear();
}

export function useCollection<T>(path: string): LiveRows<T> {
  const rows = rowsOf.get(path);
  return {
    status: rows === undefined ? 'loading' : 'success',
    rows: (rows ?? none) as readonly T[],
    offline: false,
  };
}

const none: readonly unknown[] = [];
