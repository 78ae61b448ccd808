import { formatCount, type ProblemGroup, type RosterCorrection } from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { StateChip } from '../../../ui/frames/StateChip.tsx';
import type { TablePart, TableRows } from '../../../ui/tables/checkTable.ts';
import { sayPlace } from '../../../ui/tables/chooseSheet.ts';
import { KindActions } from './KindActions.tsx';
import { ProblemItem } from './ProblemItem.tsx';

/** A screen of cells is read; thousands are not. */
const shownAtMost = 100;
const namedAtMost = 3;

interface ProblemGroupItemProps {
  readonly group: ProblemGroup;
  readonly titles: readonly string[];
  readonly rows: TableRows;
  readonly parts: readonly TablePart[];
  readonly onCorrect: (correction: RosterCorrection) => void;
  readonly onCorrectAll: (corrections: readonly RosterCorrection[]) => void;
  readonly onKeep: (row: number) => void;
}

/** Warnings of one kind, told once with the first of their cells; each is mended once all are shown. */
export function ProblemGroupItem(props: ProblemGroupItemProps) {
  const { group, titles, rows, parts, onCorrect, onCorrectAll, onKeep } = props;
  const { message, remedy, problems } = group;
  const [isOpen, setOpen] = useState(false);
  const named = problems.slice(0, namedAtMost).map(({ row, column, value }) => {
    const place = sayPlace(row ?? 0, column, parts);
    return value === '' ? place : `${place} («${value}»)`;
  });
  const rest = problems.length - named.length;
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={item}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <StateChip tone="warning" label="Aviso" />
          <Typography variant="subtitle2" component="span">
            {formatCount(problems.length)} filas
          </Typography>
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {message} <span>{remedy}</span>
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            En {named.join(', ')}
            {rest > 0 ? ` y ${formatCount(rest)} más` : ''}.
          </Typography>
        </Box>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Ver menos' : 'Ver todas'}
        </Button>
      </Box>
      {isOpen && <KindActions {...{ problems, titles }} onCorrect={onCorrectAll} />}
      {isOpen && (
        <Box component="ul" aria-label={message} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {problems.slice(0, shownAtMost).map((problem) => (
            <ProblemItem
              key={`${problem.row} ${problem.column} ${problem.value}`}
              problem={problem}
              titles={titles}
              parts={parts}
              cells={problem.row === null ? [] : (rows[problem.row - 1] ?? [])}
              onCorrect={onCorrect}
              onKeep={onKeep}
            />
          ))}
          {problems.length > shownAtMost && (
            <Typography component="li" color="textSecondary" sx={{ p: 2 }}>
              Y {formatCount(problems.length - shownAtMost)} más: aparecerán a medida que corrija
              estos.
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}

const item = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '170px minmax(0, 1fr) auto' },
  justifyItems: 'start',
  px: 2,
  py: 1.5,
} as const;
