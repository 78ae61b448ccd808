import { type CallReport, isCallTitles, readCallReport } from '@asamblea/domain';
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { type FileReading, useTableFile } from '../../../parts/useTableFile.tsx';
import { DropZone } from '../../../ui/files/DropZone.tsx';
import { PasteArea } from '../../../ui/forms/PasteArea.tsx';
import type { CheckedTable, TableHints } from '../../../ui/tables/checkTable.ts';
import { readPasted } from '../../../ui/tables/readPasted.ts';
import { readTableFile } from '../../../ui/tables/readTableFile.ts';

const hints: TableHints = { isHeader: isCallTitles };
const readFile: FileReading = (file, how) => readTableFile(file, hints, how);

/** The report as Zoom, Meet or Teams give it, or names that were copied. */
export function CallSource({ onReport }: { readonly onReport: (report: CallReport) => void }) {
  const [isPasting, setPasting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const { read, view } = useTableFile(readFile, null);

  function take(found: CheckedTable) {
    if (!found.ok) {
      setProblem(found.message);
      return;
    }
    const report = readCallReport(found.rows);
    if (report.guests.length === 0) setProblem('No encontramos a nadie en ese informe.');
    else onReport({ ...report, told: [...found.notes, ...report.told] });
  }

  async function load(file: File) {
    setReading(true);
    const found = await read(file);
    setReading(false);
    if (found !== null) take(found);
  }

  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>
        Traiga el informe de asistencia de Zoom, Meet o Teams, en CSV o Excel. Comparamos quién
        estuvo en la videollamada con quién está registrado.
      </Typography>
      <Typography color="textSecondary">
        Compararlo no acredita a nadie, y el informe no se guarda.
      </Typography>
      <ToggleButtonGroup
        exclusive
        value={isPasting ? 'paste' : 'file'}
        aria-label="De dónde sale el informe"
        onChange={(_, chosen: 'paste' | 'file' | null) => {
          setProblem(null);
          if (chosen !== null) setPasting(chosen === 'paste');
        }}
      >
        <ToggleButton value="file">Archivo</ToggleButton>
        <ToggleButton value="paste">Pegar</ToggleButton>
      </ToggleButtonGroup>
      {isPasting ? (
        <PasteArea
          placeholder={'Nombre\tCorreo\tHora de entrada\nT1-101 Ana Pérez\t\t9:00'}
          problem={problem}
          onText={(text) => take(readPasted(text, hints))}
        />
      ) : (
        <DropZone
          title="Arrastre aquí el informe"
          label="Informe de la videollamada"
          problem={problem}
          isReading={isReading}
          onFile={load}
        />
      )}
      {view}
    </Box>
  );
}
