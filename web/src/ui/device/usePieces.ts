import { useState } from 'react';

const rowsAtOnce = 50;

export interface Pieces<Row> {
  readonly shown: readonly Row[];
  /** How many are not shown yet. */
  readonly left: number;
  readonly showMore: () => void;
}

/** The first rows of a long list, and twice as many more each time that they are asked for. */
export function usePieces<Row>(rows: readonly Row[]): Pieces<Row> {
  const [atMost, setAtMost] = useState(rowsAtOnce);
  return {
    shown: rows.slice(0, atMost),
    left: Math.max(0, rows.length - atMost),
    showMore: () => setAtMost(atMost + 2 * rowsAtOnce),
  };
}
