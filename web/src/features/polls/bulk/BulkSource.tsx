import {
  type AttendanceMode,
  attendanceModeNames,
  attendanceModes,
  type BulkBook,
  type BulkRow,
  type BulkWork,
  readBulkSheet,
  sayBulkNotes,
} from '@asamblea/domain';
import {
  Box,
  MenuItem,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTableSource } from '../../../parts/tables/useTableSource.ts';
import { DropZone } from '../../../ui/files/DropZone.tsx';
import { PasteArea } from '../../../ui/forms/PasteArea.tsx';
import type { TableHints } from '../../../ui/tables/checkTable.ts';
import { examples, hints } from './bulkWords.ts';
import { RosterSource } from './RosterSource.tsx';

interface BulkSourceProps {
  readonly work: BulkWork;
  readonly book: BulkBook;
  readonly channel: AttendanceMode;
  readonly onChannel: (channel: AttendanceMode) => void;
  readonly onRows: (rows: readonly BulkRow[], notes?: readonly string[]) => void;
}

type Source = 'paste' | 'file' | 'filter';

/** Where the rows come from: copied cells, a file, or the roster itself. */
export function BulkSource({ work, book, channel, onChannel, onRows }: BulkSourceProps) {
  const [source, setSource] = useState<Source>('paste');
  const { problem, isReading, view, takeText, takeFile, forgetProblem } = useTableSource(
    titlesOf(work),
    (table) => {
      const { rows, notes } = readBulkSheet(table.rows, work);
      if (rows.length === 0) return 'No encontramos ninguna fila con datos.';
      onRows(rows, [...table.notes, ...sayBulkNotes(notes)]);
      return null;
    },
  );

  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          value={source}
          aria-label="De dónde salen las filas"
          onChange={(_, chosen: Source | null) => {
            forgetProblem();
            if (chosen !== null) setSource(chosen);
          }}
        >
          <ToggleButton value="paste">Pegar</ToggleButton>
          <ToggleButton value="file">Archivo</ToggleButton>
          {work !== 'plates' && <ToggleButton value="filter">Del padrón</ToggleButton>}
        </ToggleButtonGroup>
        {work === 'accredit' && (
          <TextField
            select
            size="small"
            label="Cómo asisten"
            value={channel}
            onChange={(event) => {
              const chosen = attendanceModes.find((one) => one === event.target.value);
              if (chosen !== undefined) onChannel(chosen);
            }}
            sx={{ minWidth: 200 }}
          >
            {attendanceModes.map((one) => (
              <MenuItem key={one} value={one}>
                {one === 'paper' ? 'En papel (hoja firmada)' : attendanceModeNames[one]}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      {channel === 'paper' && work === 'accredit' && (
        <Typography>
          Agregue la columna <b>Hora</b> con la hora escrita junto a cada firma: queda guardada con
          la entrada.
        </Typography>
      )}
      {source !== 'filter' && <Typography color="textSecondary">{hints[work]}</Typography>}
      {source === 'paste' && (
        <PasteArea placeholder={examples[work]} problem={problem} onText={takeText} />
      )}
      {source === 'file' && (
        <DropZone
          title="Arrastre aquí el archivo"
          label="Archivo con las filas"
          problem={problem}
          isReading={isReading}
          onFile={(file) => void takeFile(file)}
        />
      )}
      {view}
      {source === 'filter' && <RosterSource work={work} book={book} onRows={onRows} />}
    </Box>
  );
}

/** A first row with titles leaves one row less. */
function titlesOf(work: BulkWork): TableHints {
  const isHeader = (row: readonly string[]) =>
    row.length > 1 && readBulkSheet([row], work).rows.length === 0;
  return { isHeader };
}
