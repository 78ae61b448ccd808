import { type CallReport, isCallTitles, readCallReport } from '@asamblea/domain';
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useTableSource } from '../../../parts/tables/useTableSource.ts';
import { DropZone } from '../../../ui/files/DropZone.tsx';
import { PasteArea } from '../../../ui/forms/PasteArea.tsx';
import type { TableHints } from '../../../ui/tables/checkTable.ts';

const hints: TableHints = { isHeader: isCallTitles };

/** The report as Zoom, Meet or Teams give it, or names that were copied. */
export function CallSource({ onReport }: { readonly onReport: (report: CallReport) => void }) {
  const [isPasting, setPasting] = useState(false);
  const { problem, isReading, view, takeText, takeFile, forgetProblem } = useTableSource(
    hints,
    (table) => {
      const report = readCallReport(table.rows);
      if (report.guests.length === 0) return 'No encontramos a nadie en ese informe.';
      onReport({ ...report, notes: [...table.notes, ...report.notes] });
      return null;
    },
  );

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
          forgetProblem();
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
          onText={takeText}
        />
      ) : (
        <DropZone
          title="Arrastre aquí el informe"
          label="Informe de la videollamada"
          problem={problem}
          isReading={isReading}
          onFile={takeFile}
        />
      )}
      {view}
    </Box>
  );
}
