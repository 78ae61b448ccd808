import { guessReading, type RosterReading } from '@asamblea/domain';
import type { TableRows } from '../../../../ui/tables/checkTable.ts';
import { rowsAtOnce, startReviewer } from './startReviewer.ts';

/** How a table nobody has explained is read: at once, or of a large one while the page goes on answering. */
export async function guessTable(rows: TableRows, oneEach: boolean): Promise<RosterReading> {
  if (rows.length <= rowsAtOnce) return guessReading(rows, oneEach);
  // A browser without a worker waits for the page.
  return guessAway(rows, oneEach).catch(() => guessReading(rows, oneEach));
}

async function guessAway(rows: TableRows, oneEach: boolean): Promise<RosterReading> {
  const reviewer = startReviewer(rows);
  try {
    return await reviewer.guess(oneEach);
  } finally {
    reviewer.stop();
  }
}
