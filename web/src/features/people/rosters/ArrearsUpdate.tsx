import { formatCount } from '@asamblea/domain';
import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { JobRunning } from '../../../parts/jobs/JobRunning.tsx';
import { readPastedRoster, readRosterFile, rosterHints } from '../../../parts/readRosterFile.ts';
import { useTableFile } from '../../../parts/useTableFile.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { DropZone } from '../../../ui/files/DropZone.tsx';
import { PasteArea } from '../../../ui/forms/PasteArea.tsx';
import { ArrearsCompared } from './ArrearsCompared.tsx';
import { type ArrearsWork, useArrears } from './useArrears.ts';

/** The whole set of debtors, from the list that the accounts give: before the meeting, and at the door. */
export function ArrearsUpdate() {
  const work = useArrears();
  const { step, startOver } = work;
  const isChoosing = step.kind === 'choosing';
  return (
    <>
      <Box hidden={!isChoosing}>
        <ArrearsSource work={work} />
      </Box>
      {step.kind === 'comparing' && <ArrearsCompared step={step} work={work} />}
      {step.kind === 'running' && (
        <JobRunning
          {...step}
          title="Actualizando la cartera…"
          stopping="Cancelando…"
          counted="registros"
          cancelLabel="Cancelar"
          onCancel={work.cancel}
        >
          Mientras tanto rige la cartera anterior. Si sale de esta página, termina sola.
        </JobRunning>
      )}
      {step.kind === 'done' && (
        <EmptyState
          icon={<DoneIcon fontSize="inherit" color="success" />}
          title="La cartera quedó actualizada"
          action={
            <Button onClick={startOver} size="large">
              Cargar otra lista
            </Button>
          }
        >
          {sayDone(step.debtors)} Ya rige para el registro, el quórum de la sala y las votaciones.
        </EmptyState>
      )}
    </>
  );
}

function ArrearsSource({ work: { step, read } }: { readonly work: ArrearsWork }) {
  const [source, setSource] = useState<'paste' | 'file'>('paste');
  const reading = useTableFile(readRosterFile, rosterHints);
  const { problem, isReading } =
    step.kind === 'choosing' ? step : { problem: null, isReading: false };
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        Cargue a todos los que están en mora: quien no esté en la lista queda al día. Primero le
        mostramos qué cambia.
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={source}
        aria-label="De dónde viene la lista"
        onChange={(_, chosen: typeof source | null) => chosen !== null && setSource(chosen)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="paste">Pegar</ToggleButton>
        <ToggleButton value="file">Archivo</ToggleButton>
      </ToggleButtonGroup>
      <Box hidden={source !== 'paste'}>
        <PasteArea
          placeholder={'Unidad\tSaldo\nT1-101\t350.000\nT1-204\t120.000'}
          problem={problem}
          onText={(text) =>
            void read({ source: 'paste', name: 'Texto pegado' }, readPastedRoster(text))
          }
        />
      </Box>
      {source === 'file' && (
        <DropZone
          title="Arrastre aquí la lista de deudores"
          label="Lista de deudores"
          problem={problem}
          isReading={isReading}
          onFile={(file) => void read({ source: 'file', name: file.name }, reading.read(file))}
        />
      )}
      {reading.view}
    </>
  );
}

function sayDone(debtors: number): string {
  if (debtors === 0) return 'Todas las unidades quedaron al día.';
  return debtors === 1
    ? '1 unidad está en mora; las demás, al día.'
    : `${formatCount(debtors)} unidades están en mora; las demás, al día.`;
}
