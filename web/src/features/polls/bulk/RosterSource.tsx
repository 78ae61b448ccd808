import { type BulkBook, type BulkRow, type BulkWork, sayUnits } from '@asamblea/domain';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { filterRoster } from './previewRows.ts';

interface RosterSourceProps {
  readonly work: BulkWork;
  readonly book: BulkBook;
  readonly onRows: (rows: readonly BulkRow[]) => void;
}

const everything = 'todas';

/** A tower, or the whole roster: those who have not come to accredit, those who are here to leave. */
export function RosterSource({ work, book, onRows }: RosterSourceProps) {
  const groups = [...new Set(book.units.map(({ group }) => group))].filter((name) => name !== '');
  const [group, setGroup] = useState(everything);
  const presence = work === 'leave' ? 'present' : 'absent';
  const rows = filterRoster(book, group === everything ? null : group, presence);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <TextField
        select
        label="Agrupación"
        value={group}
        onChange={(event) => setGroup(event.target.value)}
        sx={{ minWidth: 240 }}
      >
        <MenuItem value={everything}>Todo el padrón</MenuItem>
        {groups.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Typography role="status">
        {sayUnits(rows.length)}{' '}
        {presence === 'present'
          ? 'acreditadas ahora.'
          : 'sin acreditar. Cada una queda a nombre de su apoderado aceptado o de su primer propietario.'}
      </Typography>
      <Button
        variant="contained"
        size="large"
        disabled={rows.length === 0}
        onClick={() => onRows(rows)}
      >
        Revisar
      </Button>
    </Box>
  );
}
