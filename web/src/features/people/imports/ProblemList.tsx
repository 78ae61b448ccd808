import {
  formatCount,
  groupProblems,
  problemText,
  type RosterCorrection,
  type RosterProblem,
} from '@asamblea/domain';
import { Box, Paper, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { TablePart, TableRows } from '../../../ui/tables/checkTable.ts';
import { KindActions } from './KindActions.tsx';
import { ProblemGroupItem } from './ProblemGroupItem.tsx';
import { ProblemItem } from './ProblemItem.tsx';

/** A screen of problems is read; thousands are not. */
const rowsAtMost = 100;

type Shown = 'all' | RosterProblem['severity'];

interface ProblemListProps {
  readonly problems: readonly RosterProblem[];
  readonly titles: readonly string[];
  readonly rows: TableRows;
  readonly parts: readonly TablePart[];
  readonly onCorrect: (correction: RosterCorrection) => void;
  readonly onCorrectAll: (corrections: readonly RosterCorrection[]) => void;
  readonly onKeep: (row: number) => void;
}

/**
 * Every problem with its row as the spreadsheet numbers it, errors first, each mended in its place; the
 * warnings of a kind are one.
 */
export function ProblemList(props: ProblemListProps) {
  const { problems, titles, rows, parts, onCorrect, onCorrectAll, onKeep } = props;
  const [shown, setShown] = useState<Shown>('all');
  const region = useRef<HTMLUListElement>(null);
  const wasMended = useRef(false);
  const all = groupProblems(problems);
  const errors = all.filter(({ severity }) => severity === 'error');
  const warnings = all.filter(({ severity }) => severity === 'warning');
  const listed = { all, error: errors, warning: warnings }[shown];

  // A corrected problem is gone, and the focus with it: the next one takes it.
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

  function mendAll(corrections: readonly RosterCorrection[]) {
    wasMended.current = true;
    onCorrectAll(corrections);
  }

  function keep(row: number) {
    wasMended.current = true;
    onKeep(row);
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
          <ToggleButton value="all">Todo ({formatCount(all.length)})</ToggleButton>
          <ToggleButton value="error">Errores ({formatCount(errors.length)})</ToggleButton>
          <ToggleButton value="warning">Avisos ({formatCount(warnings.length)})</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {shown !== 'warning' && (
        <ErrorKinds
          errors={errors.flatMap((group) => group.problems)}
          {...{ titles }}
          onCorrect={mendAll}
        />
      )}
      <Box component="ul" ref={region} tabIndex={-1} aria-label="Lista" sx={list}>
        {listed.slice(0, rowsAtMost).map((group) => {
          const [first, ...others] = group.problems;
          if (first === undefined) return null;
          return others.length > 0 ? (
            <ProblemGroupItem
              key={group.key}
              group={group}
              titles={titles}
              parts={parts}
              rows={rows}
              onCorrect={mend}
              onCorrectAll={mendAll}
              onKeep={keep}
            />
          ) : (
            <ProblemItem
              key={group.key}
              problem={first}
              titles={titles}
              parts={parts}
              cells={first.row === null ? [] : (rows[first.row - 1] ?? [])}
              onCorrect={mend}
              onKeep={keep}
            />
          );
        })}
      </Box>
      {listed.length > rowsAtMost && (
        <Typography color="textSecondary" sx={{ p: 2 }}>
          Y {formatCount(listed.length - rowsAtMost)} más: aparecerán a medida que corrija estos.
        </Typography>
      )}
    </Paper>
  );
}

interface ErrorKindsProps extends Pick<ProblemListProps, 'titles'> {
  readonly errors: readonly RosterProblem[];
  readonly onCorrect: ProblemListProps['onCorrectAll'];
}

/** Errors that many cells of a column have, to be mended at once. */
function ErrorKinds({ errors, titles, onCorrect }: ErrorKindsProps) {
  const kinds = new Map<string, RosterProblem[]>();
  for (const error of errors) {
    const kind = `${error.code} ${error.column}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), error]);
  }
  return [...kinds].flatMap(([kind, problems]) => {
    const [first] = problems;
    if (first === undefined || problems.length < 2 || first.row === null) return [];
    const said = problemText(first.code)[1];
    return (
      <Box key={kind} role="group" aria-label={said}>
        <Typography sx={{ px: 2, pb: 1 }}>
          {formatCount(problems.length)} errores iguales: {said}
        </Typography>
        <KindActions {...{ problems, titles, onCorrect }} />
      </Box>
    );
  });
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
