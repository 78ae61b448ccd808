import { columnLetter } from '@asamblea/domain';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { StateChip, type StateTone } from '../../ui/frames/StateChip.tsx';
import type { TableColumn } from './tableColumn.ts';

interface TableMappingProps<M extends string> {
  readonly columns: readonly TableColumn<M>[];
  /** The possible meanings of a column, in the order in which they are offered, each with its name. */
  readonly meanings: readonly (readonly [M, string])[];
  /** Something that is needed has no column, so that it is shown open. */
  readonly isUnsure: boolean;
  readonly onMean: (column: TableColumn<M>, meaning: M | 'none') => void;
  /** The options that the titles alone do not settle. */
  readonly children?: ReactNode;
}

/** The meaning of each column of a table: guessed, shown, and changed by a person who knows. */
export function TableMapping<M extends string>(props: TableMappingProps<M>) {
  const { columns, meanings, isUnsure, onMean, children } = props;
  const [isOpen, setOpen] = useState(isUnsure);
  const names = new Map<string, string>(meanings);
  const said = columns.flatMap(({ title, meaning }) => {
    const name = names.get(meaning)?.toLowerCase();
    return name === undefined ? [] : [`${title} → ${name}`];
  });
  const unused = columns.filter(({ trust }) => trust === 'unused');
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={(_, opened) => setOpen(opened)}
      sx={alone}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="h2">
            Cómo leímos las columnas
          </Typography>
          <Typography color="textSecondary">{said.join(' · ')}</Typography>
          {unused.length > 0 && (
            <Typography color="textSecondary">
              Sin usar: {unused.map(({ title }) => title).join(' · ')}
            </Typography>
          )}
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 3 }}>
        <Box component="ul" sx={list}>
          {columns.map((one) => (
            <Box component="li" key={one.column} sx={{ minWidth: 0 }}>
              <TextField
                select
                fullWidth
                size="small"
                label={one.title}
                value={one.meaning}
                onChange={({ target }) => onMean(one, target.value as M | 'none')}
              >
                <MenuItem value="none">No se usa</MenuItem>
                {meanings.map(([value, name]) => (
                  <MenuItem key={value} value={value}>
                    {name}
                  </MenuItem>
                ))}
              </TextField>
              <ColumnLine column={one} />
            </Box>
          ))}
        </Box>
        {children}
      </AccordionDetails>
    </Accordion>
  );
}

const doubts: { readonly [T in TableColumn<string>['trust']]?: readonly [StateTone, string] } = {
  doubtful: ['warning', 'En duda: revísela'],
  unused: ['neutral', 'Sin usar'],
};

/** The place of the column, some of its texts, and whether somebody has to look at it. */
function ColumnLine({ column: { column, samples, trust } }: { column: TableColumn<string> }) {
  const [tone, label] = doubts[trust] ?? [];
  return (
    <Box sx={{ px: 1.75, mt: 0.5 }}>
      <Typography variant="body2" color="textSecondary" noWrap>
        {columnLetter(column)}: {samples.join(' · ') || 'vacía'}
      </Typography>
      {label !== undefined && <StateChip tone={tone ?? 'neutral'} label={label} />}
    </Box>
  );
}

const alone = { borderRadius: 1, '&::before': { display: 'none' } } as const;

const list = {
  display: 'grid',
  columnGap: 2,
  rowGap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
  pt: 1,
} as const;
