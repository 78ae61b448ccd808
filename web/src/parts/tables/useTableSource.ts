import { useState } from 'react';
import type { CheckedTable, TableHints } from '../../ui/tables/checkTable.ts';
import { readPasted } from '../../ui/tables/readPasted.ts';
import { readTableFile } from '../../ui/tables/readTableFile.ts';
import { useTableFile } from '../useTableFile.tsx';

type UsableTable = Extract<CheckedTable, { ok: true }>;

/**
 * A table that a person pastes or brings as a file. What it says is of rows, so the sheets of a book are not joined.
 *
 * @param take goes on with the table, and returns why it cannot be used; null when it can
 */
export function useTableSource(hints: TableHints, take: (table: UsableTable) => string | null) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const { read, view } = useTableFile((file, how) => readTableFile(file, hints, how), null);

  function look(found: CheckedTable): void {
    setProblem(found.ok ? take(found) : found.message);
  }

  async function takeFile(file: File): Promise<void> {
    setReading(true);
    const found = await read(file);
    setReading(false);
    if (found !== null) look(found);
  }

  return {
    problem,
    isReading,
    /** Where a file is asked about: how far its reading is, and which of its sheets. */
    view,
    takeText: (text: string) => look(readPasted(text, hints)),
    takeFile,
    forgetProblem: () => setProblem(null),
  };
}
