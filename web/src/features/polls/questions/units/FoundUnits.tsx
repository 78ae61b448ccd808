import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { findUnits, groupsOf, type ListedUnit } from './findUnits.ts';

interface FoundUnitsProps {
  /** The name of the list, for people who cannot see it. */
  readonly name: string;
  readonly searchLabel: string;
  /** The columns beside the unit. */
  readonly columns: {
    readonly said: string;
    readonly last: string;
    readonly isLastFigure: boolean;
  };
  readonly rows: readonly ListedUnit[];
}

/** A list of units that may be long: searched by its words and narrowed to one group. */
export function FoundUnits({ name, searchLabel, columns, rows }: FoundUnitsProps) {
  const [text, setText] = useState('');
  const [group, setGroup] = useState('');
  const groups = groupsOf(rows);
  const lastAlign = columns.isLastFigure ? 'right' : 'left';
  const found = findUnits(rows, text, groups.includes(group) ? group : '');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 1.5 }}>
        <TextField
          type="search"
          label={searchLabel}
          value={text}
          onChange={({ target }) => setText(target.value)}
          size="small"
          sx={{ flex: '2 1 14rem' }}
        />
        {groups.length > 1 && (
          <TextField
            select
            label="Torre o grupo"
            value={groups.includes(group) ? group : ''}
            onChange={({ target }) => setGroup(target.value)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            size="small"
            sx={{ flex: '1 1 10rem' }}
          >
            <option value="">Todos</option>
            {groups.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </TextField>
        )}
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {found.length < rows.length && `${found.length} de ${rows.length} en la lista`}
      </Typography>
      <Box component="section" aria-label={name} tabIndex={0} sx={scroll}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>Unidad</TableCell>
              <TableCell>{columns.said}</TableCell>
              <TableCell align={lastAlign}>{columns.last}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {found.map(({ unitId, label, said, last }) => (
              <TableRow key={unitId}>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
                >
                  {label}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{said}</TableCell>
                <TableCell align={lastAlign}>{last}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {found.length === 0 && (
          <Typography sx={{ py: 2 }}>Ninguna unidad coincide con la búsqueda.</Typography>
        )}
      </Box>
    </>
  );
}

const scroll = { maxHeight: 360, overflow: 'auto' } as const;
