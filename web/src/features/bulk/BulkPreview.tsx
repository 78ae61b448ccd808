import {
  type BulkEntry,
  type BulkStatus,
  type BulkWork,
  bulkStatuses,
  formatCount,
  formatWeight,
} from '@asamblea/domain';
import { Box, Button, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import type { ApiFailure } from '../../firebase/ApiFailure.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { useConfirm } from '../../ui/ConfirmationProvider.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { sayWork, statusNames } from './bulkWords.ts';
import type { Preview } from './previewRows.ts';

interface BulkPreviewProps {
  readonly work: BulkWork;
  readonly preview: Preview;
  readonly failure: ApiFailure | null;
  readonly onRun: () => Promise<unknown>;
  readonly onBack: () => void;
}

interface PreviewColumn {
  readonly name: string;
  readonly isFigure?: boolean;
  readonly read: (entry: BulkEntry) => string | number;
}

const everyColumn: readonly PreviewColumn[] = [
  { name: 'Fila', read: ({ row }) => row },
  { name: 'Dice', read: ({ said }) => said },
  { name: 'Qué pasa', read: ({ message }) => message },
  { name: 'Unidad', read: ({ unit }) => unit },
  { name: 'Persona', read: ({ person }) => person },
  { name: 'Placa', read: ({ plate }) => plate ?? '' },
  {
    name: 'Coeficiente',
    isFigure: true,
    read: ({ weight }) => (weight === 0 ? '' : formatWeight(weight)),
  },
];

/** What each row would come to now. Nothing has been done yet. */
export function BulkPreview({ work, preview, failure, onRun, onBack }: BulkPreviewProps) {
  const { entries } = preview;
  const confirm = useConfirm();
  const countOf = (status: BulkStatus) => entries.filter((one) => one.status === status).length;
  const [filter, setFilter] = useState<BulkStatus>(() =>
    countOf('problem') > 0 ? 'problem' : 'ready',
  );
  const ready = entries.filter(({ status }) => status === 'ready');
  const weight = ready.reduce((sum, one) => sum + one.weight, 0);
  const shown = entries.filter(({ status }) => status === filter);
  // On a phone there is no room for columns that say nothing.
  const columns = everyColumn.filter(({ read }) => shown.some((one) => read(one) !== ''));

  function run() {
    if (work !== 'leave') return onRun();
    confirm({
      header: sayWork(work, ready.length),
      message: `Dejan de contar en el quórum: coeficiente ${formatWeight(weight)}. Los votos que ya emitieron se mantienen.`,
      acceptLabel: 'Dar salida',
      accept: onRun,
    });
    return undefined;
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <BusyButton size="large" variant="contained" disabled={ready.length === 0} onPress={run}>
          {sayWork(work, ready.length)}
        </BusyButton>
        <Button size="large" onClick={onBack}>
          Volver
        </Button>
        <Typography role="status" color="textSecondary">
          {ready.length === 0
            ? 'No hay nada que hacer con estas filas.'
            : `Coeficiente ${formatWeight(weight)}. ${countOf('problem') === 0 ? 'Todo en orden.' : `${formatCount(countOf('problem'))} por revisar: no se harán.`}`}
        </Typography>
      </Box>
      {failure !== null && (
        <ErrorNotice
          message={failure.message}
          explanation={failure.code === 'network' ? notKnown : failure.explanation}
        />
      )}
      <Box role="group" aria-label="Filas" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {bulkStatuses.map((status) => (
          <Chip
            key={status}
            label={`${statusNames[status]} ${formatCount(countOf(status))}`}
            clickable
            aria-pressed={filter === status}
            color={filter === status ? 'primary' : 'default'}
            onClick={() => setFilter(status)}
          />
        ))}
      </Box>
      {shown.length === 0 ? (
        <Typography color="textSecondary">Ninguna fila está así.</Typography>
      ) : (
        <PlainTable
          key={filter}
          caption={statusNames[filter]}
          columns={columns}
          rows={shown.map((one, i) => ({
            key: `${one.row}-${i}`,
            cells: columns.map(({ read }) => read(one)),
          }))}
        />
      )}
    </Box>
  );
}

const notKnown =
  'No hay conexión: no sabemos si comenzó. Intente de nuevo; repetirlo no hace nada dos veces.';
