import type { ProxyImportReport, ProxyTable } from '@asamblea/domain';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useDownload } from '../../../../parts/useDownload.ts';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { PlainTable } from '../../../../ui/lists/PlainTable.tsx';
import { importReport, sayRowOutcome } from './importReport.ts';

interface ImportResultsProps {
  readonly report: ProxyImportReport;
  /** The file, if it was chosen on this page. */
  readonly table: ProxyTable | null;
  /** Null where the file is not here to go on with. */
  readonly onResume: (() => void) | null;
  readonly onClear: () => void;
}

/** The outcome of each row. */
export function ImportResults({ report, table, onResume, onClear }: ImportResultsProps) {
  const save = useDownload();
  const { state, total, results } = report;
  const count = (status: string) => results.filter((answer) => answer.status === status).length;
  const accepted = count('accepted') + count('used');
  const isWhole = state === 'done';

  const keep = () =>
    save({
      kind: 'poderes-resultado',
      ending: 'csv',
      what: 'el resultado',
      write: () => {
        const text = importReport(table?.rows ?? results, results, table?.problems ?? []);
        return new Blob([text], { type: 'text/csv' });
      },
    });

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Paper sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          {isWhole ? 'Listo' : 'Se detuvo'}
        </Typography>
        <Typography role="status">
          {results.length} de {total} · {accepted} aceptados · {count('received')} en revisión ·{' '}
          {count('refused')} no recibidos
        </Typography>
        {!isWhole && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            Lo recibido hasta aquí queda recibido.{' '}
            {onResume === null
              ? 'Para seguir, elija el mismo archivo otra vez: nada se repite.'
              : 'Puede seguir donde iba: nada se repite.'}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {!isWhole && onResume !== null && (
            <Button variant="contained" onClick={onResume}>
              Seguir
            </Button>
          )}
          <BusyButton variant="outlined" onPress={keep}>
            Descargar el resultado
          </BusyButton>
          <Button onClick={onClear}>Cargar otro archivo</Button>
        </Box>
      </Paper>
      {results.length > 0 && (
        <PlainTable
          caption="Resultado por fila"
          columns={['Fila', 'Unidad', 'Apoderado', 'Resultado', 'Motivo'].map((name) => ({ name }))}
          rows={results.map((result) => ({
            key: String(result.row),
            cells: [
              ...[result.row, result.units.join(', '), result.attorneyName],
              ...[sayRowOutcome(result), result.message],
            ],
          }))}
        />
      )}
    </Box>
  );
}
