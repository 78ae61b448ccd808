import {
  type BulkStatus,
  type BulkWork,
  bulkStatuses,
  capital,
  formatCount,
  formatWeight,
  type ResolvedRow,
  sayHeld,
} from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { useHoldingWords } from '../../../parts/useHoldingWords.ts';
import { useConfirm } from '../../../ui/dialogs/ConfirmationProvider.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { NoteLines } from '../../../ui/lists/NoteLines.tsx';
import { type StatusColumns, StatusTable } from '../../../ui/lists/StatusTable.tsx';
import { sayWork, statusNames } from './bulkWords.ts';
import type { Preview } from './previewRows.ts';

interface BulkPreviewProps {
  readonly work: BulkWork;
  readonly preview: Preview;
  /** The rows that reading the sheet left out or filled. */
  readonly notes: readonly string[];
  readonly failure: ApiFailure | null;
  readonly onRun: () => Promise<unknown>;
  readonly onBack: () => void;
}

const columns: StatusColumns<ResolvedRow> = [
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

/** The outcome that each row would have now. Nothing has been done yet. */
export function BulkPreview({ work, preview, notes, failure, onRun, onBack }: BulkPreviewProps) {
  const words = useHoldingWords();
  const { entries } = preview;
  const confirm = useConfirm();
  const countOf = (status: BulkStatus) => entries.filter((one) => one.status === status).length;
  const ready = entries.filter(({ status }) => status === 'ready');
  const weight = ready.reduce((sum, one) => sum + one.weight, 0);

  function run() {
    if (work !== 'leave') return onRun();
    confirm({
      header: sayWork(work, ready.length),
      message: `Dejan de contar en el quórum de la sala: ${sayHeld(weight, words)}. Los votos que ya emitieron se mantienen.`,
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
            : `${capital(sayHeld(weight, words))}. ${countOf('problem') === 0 ? 'Todo en orden.' : `${formatCount(countOf('problem'))} por revisar: no se harán.`}`}
        </Typography>
      </Box>
      {failure !== null && (
        <ErrorMessage
          message={failure.message}
          explanation={failure.code === 'network' ? notKnown : failure.explanation}
        />
      )}
      <NoteLines notes={notes} />
      <StatusTable
        label="Filas"
        statuses={bulkStatuses}
        names={statusNames}
        first={countOf('problem') > 0 ? 'problem' : 'ready'}
        rows={entries}
        columns={columns}
        emptyText="Ninguna fila está así."
        sayCount={formatCount}
      />
    </Box>
  );
}

const notKnown =
  'No hay conexión: no sabemos si comenzó. Intente de nuevo; repetirlo no hace nada dos veces.';
