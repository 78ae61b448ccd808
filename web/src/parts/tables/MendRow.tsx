import { columnLetter, type RosterCorrection } from '@asamblea/domain';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { TablePart, TableRows } from '../../ui/tables/checkTable.ts';
import { sayRowWithin } from '../../ui/tables/chooseSheet.ts';
import { CellField } from './CellField.tsx';

interface MendRowProps {
  /** As the spreadsheet numbers it, from 1. */
  readonly row: number;
  /** The cells that may be what is wrong, from 0; none where nobody knows: all that the row has. */
  readonly columns: readonly number[];
  readonly titles: readonly string[];
  readonly rows: TableRows;
  readonly parts: readonly TablePart[];
  readonly onMend: (correction: RosterCorrection) => void;
}

/** A row of a table that something is wrong with, mended where it is told: its cells, or without it. */
export function MendRow({ row, columns, titles, rows, parts, onMend }: MendRowProps) {
  const cells = rows[row - 1] ?? [];
  const filled = cells.flatMap((text, column) => (text.trim() === '' ? [] : [column]));
  const isSure = columns.length === 1;
  const [isOpen, setOpen] = useState(isSure);
  const where = sayRowWithin(row, parts);
  return (
    <Box sx={layout}>
      {isOpen &&
        (columns.length > 0 ? columns : filled).map((column) => (
          <Box key={column} sx={{ flex: '1 1 180px', maxWidth: 320 }}>
            <CellField
              label={titles[column]?.trim() || `Columna ${columnLetter(column)}`}
              row={where}
              value={cells[column] ?? ''}
              onChange={(value) => onMend({ row: row - 1, column, value })}
            />
          </Box>
        ))}
      {!isSure && (
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={`Corregir la ${where}`}
          onClick={() => setOpen(!isOpen)}
        >
          Corregir
        </Button>
      )}
      <Button
        size="small"
        aria-label={`Quitar ${where}`}
        onClick={() => onMend({ row: row - 1, column: null, value: '' })}
      >
        Quitar fila
      </Button>
    </Box>
  );
}

interface MendsBarProps {
  /** How often something was mended here. */
  readonly count: number;
  readonly onUndo: () => void;
}

/** The number of corrections over the table, and the way back. */
export function MendsBar({ count, onUndo }: MendsBarProps) {
  if (count === 0) return null;
  return (
    <Box role="status" sx={layout}>
      {count === 1 ? 'Hizo 1 corrección aquí.' : `Hizo ${count} correcciones aquí.`} Su archivo no
      cambia.
      <Button size="small" onClick={onUndo}>
        Deshacer la última
      </Button>
    </Box>
  );
}

const layout = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  my: 1,
} as const;
