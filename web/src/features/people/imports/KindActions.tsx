import {
  columnLetter,
  formatCount,
  type RosterCorrection,
  type RosterProblem,
} from '@asamblea/domain';
import { Box, Button, TextField } from '@mui/material';
import { useId, useState } from 'react';

interface KindActionsProps {
  /** All of one kind, in one column. */
  readonly problems: readonly RosterProblem[];
  readonly titles: readonly string[];
  readonly onCorrect: (corrections: readonly RosterCorrection[]) => void;
}

/** The actions on every cell of one problem: the same is written in all, or their rows are left out. */
export function KindActions({ problems, titles, onCorrect }: KindActionsProps) {
  const [written, setWritten] = useState('');
  const id = useId();
  const rows = [...new Set(problems.flatMap(({ row }) => (row === null ? [] : [row - 1])))];
  const column = problems[0]?.column ?? null;
  if (rows.length < 2) return null;
  const count = formatCount(rows.length);
  const title = column === null ? '' : titles[column]?.trim() || `Columna ${columnLetter(column)}`;
  const give = (value: string, place: number | null) =>
    onCorrect(rows.map((row) => ({ row, column: place, value })));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, pb: 1.5 }}>
      {column !== null && (
        <>
          <TextField
            id={id}
            size="small"
            label={`${title}, en las ${count} filas`}
            value={written}
            onChange={(event) => setWritten(event.target.value)}
            slotProps={{ htmlInput: { spellCheck: false } }}
            sx={{ width: 'min(100%, 300px)' }}
          />
          <Button size="small" onClick={() => give(written, column)}>
            {written.trim() === '' ? `Dejar vacías las ${count}` : `Escribirlo en las ${count}`}
          </Button>
        </>
      )}
      <Button size="small" onClick={() => give('', null)}>
        Quitar las {count} filas
      </Button>
    </Box>
  );
}
