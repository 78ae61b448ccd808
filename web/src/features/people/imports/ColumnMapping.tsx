import { fieldList } from '@asamblea/domain';
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
import { useState } from 'react';
import type { TableRows } from '../../../ui/tables/checkTable.ts';
import { type ColumnMeaning, columnsOf, meanColumn } from './columnMeaning.ts';
import type { ImportDraft } from './importDraft.ts';
import { ReadingOptions } from './ReadingOptions.tsx';

interface ColumnMappingProps {
  readonly draft: ImportDraft;
  readonly rows: TableRows;
  readonly onChange: (draft: ImportDraft) => void;
}

const meanings: readonly (readonly [ColumnMeaning, string])[] = [
  ['none', 'No se importa'],
  ...fieldList.map(({ column, name }) => [column, name] as const),
  ['more-name', 'Más del nombre del propietario'],
  ['other-weight', 'Otro peso'],
  ['vote', 'Tiene voto'],
];

/** What each column of the table is: guessed, shown, and changed by whoever knows. */
export function ColumnMapping({ draft, rows, onChange }: ColumnMappingProps) {
  const { reading } = draft;
  const columns = columnsOf(rows, reading);
  const used = columns.filter(({ meaning }) => meaning !== 'none');
  const { headerRow, columns: known, equal = false, unitFrom } = reading;
  const hasUnits = known.unit !== undefined || unitFrom !== undefined;
  const isUnsure = headerRow < 0 || !hasUnits || (known.weight === undefined && !equal);
  const [isOpen, setOpen] = useState(isUnsure);
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={(_, opened) => setOpen(opened)}
      sx={alone}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Box>
          <Typography variant="h3" component="h2">
            Cómo leímos las columnas
          </Typography>
          <Typography color="textSecondary">
            {used.map(({ title, meaning }) => `${title} → ${nameOf(meaning)}`).join(' · ')}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 3 }}>
        <Box component="ul" sx={list}>
          {columns.map(({ column, title, samples, meaning }) => (
            <Box component="li" key={column} sx={{ minWidth: 0 }}>
              <TextField
                select
                fullWidth
                size="small"
                label={title}
                value={meaning}
                onChange={(event) =>
                  onChange({
                    ...draft,
                    reading: meanColumn(
                      reading,
                      column,
                      event.target.value as ColumnMeaning,
                      title,
                    ),
                  })
                }
              >
                {meanings.map(([value, name]) => (
                  <MenuItem key={value} value={value}>
                    {name}
                  </MenuItem>
                ))}
              </TextField>
              <Typography variant="body2" color="textSecondary" noWrap sx={{ mt: 0.5, px: 1.75 }}>
                {samples.join(' · ') || 'Vacía'}
              </Typography>
            </Box>
          ))}
        </Box>
        <ReadingOptions draft={draft} onChange={onChange} />
      </AccordionDetails>
    </Accordion>
  );
}

function nameOf(meaning: ColumnMeaning): string {
  return meanings.find(([value]) => value === meaning)?.[1].toLowerCase() ?? '';
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
