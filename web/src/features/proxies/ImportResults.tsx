import type { ProxyTable } from '@asamblea/domain';
import { Alert, Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import { download } from '../../ui/download.ts';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { importReport, sayAnswer } from './importReport.ts';
import type { ImportRun } from './useProxyImport.ts';

interface ImportResultsProps {
  readonly table: ProxyTable;
  readonly run: ImportRun;
  readonly onCancel: () => void;
  readonly onResume: () => void;
  readonly onClear: () => void;
}

const titles: Readonly<Record<ImportRun['state'], string>> = {
  running: 'Recibiendo los poderes…',
  cut: 'Se cortó la conexión',
  cancelled: 'Se detuvo',
  done: 'Listo',
};

/** How far it is, and what became of each row. */
export function ImportResults({ table, run, onCancel, onResume, onClear }: ImportResultsProps) {
  const { state, total, answers } = run;
  const count = (status: string) => answers.filter((answer) => answer.status === status).length;
  const accepted = count('accepted') + count('used');
  const percent = Math.round((100 * answers.length) / Math.max(1, total));
  const attorneys = new Map(table.rows.map((one) => [one.row, one]));

  function keep() {
    const text = importReport(table.rows, answers, table.problems);
    download(new Blob([text], { type: 'text/csv' }), 'poderes-resultado.csv');
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Paper sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography id="avance" variant="h2" sx={{ mb: 1.5 }}>
          {titles[state]}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-labelledby="avance"
          sx={{ height: 10, borderRadius: 5 }}
        />
        <Typography role="status" sx={{ mt: 1 }}>
          {answers.length} de {total} · {accepted} aceptados · {count('received')} en revisión ·{' '}
          {count('refused')} no recibidos
        </Typography>
        {(state === 'cut' || state === 'cancelled') && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            Lo recibido hasta aquí queda recibido. Puede seguir donde iba: nada se repite.
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {state === 'running' && (
            <Button color="error" onClick={onCancel}>
              Detener
            </Button>
          )}
          {(state === 'cut' || state === 'cancelled') && (
            <Button variant="contained" onClick={onResume}>
              Seguir
            </Button>
          )}
          {state !== 'running' && (
            <>
              <Button variant="outlined" onClick={keep}>
                Descargar el resultado
              </Button>
              <Button onClick={onClear}>Cargar otro archivo</Button>
            </>
          )}
        </Box>
      </Paper>
      {answers.length > 0 && (
        <PlainTable
          caption="Resultado por fila"
          columns={['Fila', 'Unidad', 'Apoderado', 'Resultado', 'Motivo'].map((name) => ({ name }))}
          rows={answers.map((answer) => {
            const row = attorneys.get(answer.row);
            return {
              key: String(answer.row),
              cells: [
                ...[answer.row, row?.units.join(', '), row?.attorneyName],
                ...[sayAnswer(answer), answer.message],
              ],
            };
          })}
        />
      )}
    </Box>
  );
}
