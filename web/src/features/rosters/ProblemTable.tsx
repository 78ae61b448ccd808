import { formatCount, type RosterProblem } from '@asamblea/domain';
import {
  Box,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { StateChip } from '../../ui/StateChip.tsx';

/** A screen of problems is read; thousands are not. */
const rowsAtMost = 200;

type Shown = 'all' | RosterProblem['severity'];

/** Every problem with its row as the spreadsheet numbers it, errors first. */
export function ProblemTable({ problems }: { readonly problems: readonly RosterProblem[] }) {
  const [shown, setShown] = useState<Shown>('all');
  const errors = problems.filter((problem) => problem.severity === 'error');
  const warnings = problems.filter((problem) => problem.severity === 'warning');
  const groups = { all: [...errors, ...warnings], error: errors, warning: warnings };
  const listed = groups[shown];
  const rows = listed.slice(0, rowsAtMost).map((problem, place) => ({ place, problem }));
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
      <TableContainer sx={{ maxHeight: 420 }} tabIndex={0} role="group" aria-label="Lista">
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell align="right">Fila</TableCell>
              <TableCell>Gravedad</TableCell>
              <TableCell>Qué pasa y qué hacer</TableCell>
              <TableCell sx={onlyWide}>Lo que dice la celda</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ place, problem }) => (
              <ProblemRow key={place} problem={problem} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {listed.length > rowsAtMost && (
        <Typography color="textSecondary" sx={{ p: 2 }}>
          Y {formatCount(listed.length - rowsAtMost)} más. Corrija estos y vuelva a cargar.
        </Typography>
      )}
    </Paper>
  );
}

function ProblemRow({ problem }: { readonly problem: RosterProblem }) {
  const isError = problem.severity === 'error';
  return (
    <TableRow>
      <TableCell align="right">{problem.row ?? 'Todo'}</TableCell>
      <TableCell>
        <StateChip tone={isError ? 'critical' : 'warning'} label={isError ? 'Error' : 'Aviso'} />
      </TableCell>
      <TableCell>
        {problem.message}
        <Box sx={{ display: { sm: 'none' }, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {problem.value}
        </Box>
      </TableCell>
      <TableCell sx={{ ...onlyWide, overflowWrap: 'anywhere', minWidth: 120 }}>
        {problem.value}
      </TableCell>
    </TableRow>
  );
}

const onlyWide = { display: { xs: 'none', sm: 'table-cell' } } as const;
