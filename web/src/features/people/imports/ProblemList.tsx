import { formatCount, type RosterCorrection, type RosterProblem } from '@asamblea/domain';
import { Box, Paper, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { TableRows } from '../../../ui/checkTable.ts';
import { ProblemItem } from './ProblemItem.tsx';

/** A screen of problems is read; thousands are not. */
const rowsAtMost = 100;

type Shown = 'all' | RosterProblem['severity'];

interface ProblemListProps {
  readonly problems: readonly RosterProblem[];
  readonly titles: readonly string[];
  readonly rows: TableRows;
  readonly onCorrect: (correction: RosterCorrection) => void;
}

/** Every problem with its row as the spreadsheet numbers it, errors first, each mended in its place. */
export function ProblemList({ problems, titles, rows, onCorrect }: ProblemListProps) {
  const [shown, setShown] = useState<Shown>('all');
  const region = useRef<HTMLUListElement>(null);
  const wasMended = useRef(false);
  const errors = problems.filter((problem) => problem.severity === 'error');
  const warnings = problems.filter((problem) => problem.severity === 'warning');
  const groups = { all: [...errors, ...warnings], error: errors, warning: warnings };
  const listed = groups[shown];

  // What was mended is gone, and the focus with it: the next thing to mend takes it.
  useEffect(() => {
    if (!wasMended.current) return;
    wasMended.current = false;
    if (document.activeElement !== document.body) return;
    (region.current?.querySelector('input') ?? region.current)?.focus();
  });

  function mend(correction: RosterCorrection) {
    wasMended.current = true;
    onCorrect(correction);
  }

  return (
    <Paper component="section" aria-label="Errores y avisos">
      <Box sx={{ p: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown}
          aria-label="Qué se muestra"
          onChange={(_, chosen: Shown | null) => chosen !== null && setShown(chosen)}
          sx={{ flexWrap: 'wrap' }}
        >
          <ToggleButton value="all">Todo ({formatCount(problems.length)})</ToggleButton>
          <ToggleButton value="error">Errores ({formatCount(errors.length)})</ToggleButton>
          <ToggleButton value="warning">Avisos ({formatCount(warnings.length)})</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Box component="ul" ref={region} tabIndex={-1} aria-label="Lista" sx={list}>
        {listed.slice(0, rowsAtMost).map((problem) => (
          <ProblemItem
            key={`${problem.code} ${problem.row} ${problem.column} ${problem.value}`}
            problem={problem}
            titles={titles}
            cells={problem.row === null ? [] : (rows[problem.row - 1] ?? [])}
            onCorrect={mend}
          />
        ))}
      </Box>
      {listed.length > rowsAtMost && (
        <Typography color="textSecondary" sx={{ p: 2 }}>
          Y {formatCount(listed.length - rowsAtMost)} más: aparecerán a medida que corrija estos.
        </Typography>
      )}
    </Paper>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 560,
  overflowY: 'auto',
  borderTop: 1,
  borderColor: 'divider',
} as const;
