import { columnLetter, type RosterCorrection, type RosterProblem } from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { CellField } from '../../../parts/tables/CellField.tsx';
import { StateChip } from '../../../ui/frames/StateChip.tsx';
import type { TablePart } from '../../../ui/tables/checkTable.ts';
import { sayPlace, sayRowWithin } from '../../../ui/tables/chooseSheet.ts';

interface ProblemItemProps {
  readonly problem: RosterProblem;
  readonly titles: readonly string[];
  /** The row it is in, as it stands. */
  readonly cells: readonly string[];
  readonly parts: readonly TablePart[];
  readonly onCorrect: (correction: RosterCorrection) => void;
  /** Counts a row as one unit although it looks like something else. */
  readonly onKeep: (row: number) => void;
}

/** One problem: where, what, what to do, and the cell to do it in. */
export function ProblemItem(props: ProblemItemProps) {
  const { problem, titles, cells, parts, onCorrect, onKeep } = props;
  const { code, row, column, severity, message, remedy, value } = problem;
  const isError = severity === 'error';
  const title = column === null ? '' : titles[column]?.trim() || `Columna ${columnLetter(column)}`;
  const place = row === null ? null : row - 1;
  return (
    <Box component="li" sx={item}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <StateChip tone={isError ? 'critical' : 'warning'} label={isError ? 'Error' : 'Aviso'} />
        <Typography variant="subtitle2" component="span">
          {sayWhere(row, column, parts)}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {message} <span>{remedy}</span>
        </Typography>
        {place !== null && column !== null && value !== '' && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            Dice «{value}».
          </Typography>
        )}
        {place !== null && (
          <Typography variant="body2" color="textSecondary" noWrap>
            {cells.filter((text) => text.trim() !== '').join(' · ')}
          </Typography>
        )}
        {place === null && value !== '' && column === null && (
          <Typography color="textSecondary">{value}</Typography>
        )}
      </Box>
      {place !== null && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {column !== null && (
            <CellField
              label={title}
              row={sayRowWithin(row ?? 0, parts)}
              value={cells[column] ?? ''}
              onChange={(written) => onCorrect({ row: place, column, value: written })}
            />
          )}
          <Button
            size="small"
            aria-label={`Quitar ${sayRowWithin(row ?? 0, parts)}`}
            onClick={() => onCorrect({ row: place, column: null, value: '' })}
            sx={{ flexShrink: 0 }}
          >
            Quitar fila
          </Button>
          {row !== null && (code === 'row-like-total' || code === 'units-together') && (
            <Button
              size="small"
              aria-label={`La fila ${row} es una unidad`}
              onClick={() => onKeep(row)}
              sx={{ flexShrink: 0 }}
            >
              Es una unidad
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

function sayWhere(row: number | null, column: number | null, parts: readonly TablePart[]): string {
  if (row !== null) return sayPlace(row, column, parts);
  return column === null ? 'Todo el archivo' : `Columna ${columnLetter(column)}`;
}

const item = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '170px minmax(0, 1fr) 380px' },
  px: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
