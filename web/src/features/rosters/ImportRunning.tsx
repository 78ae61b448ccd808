import { formatCount, type JobProgress } from '@asamblea/domain';
import { Alert, Box, LinearProgress, Paper, Typography } from '@mui/material';
import { BusyButton } from '../../ui/BusyButton.tsx';

interface ImportRunningProps {
  readonly progress: JobProgress;
  readonly isCut: boolean;
  readonly onCancel: () => Promise<void>;
}

/** How far the import is. Until the end the roster in force is the one that was. */
export function ImportRunning({ progress, isCut, onCancel }: ImportRunningProps) {
  const { written, total, state } = progress;
  const isDropping = state === 'dropping';
  const percent = total === 0 ? 0 : Math.round((100 * written) / total);
  return (
    <Paper sx={{ p: { xs: 2, sm: 4 } }}>
      <Typography id="avance" variant="h3" component="h2" sx={{ mb: 2 }}>
        {isDropping ? 'Cancelando…' : 'Importando el padrón…'}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-labelledby="avance"
        sx={{ height: 10, borderRadius: 5 }}
      />
      <Typography role="status" color="textSecondary" sx={{ mt: 1 }}>
        {formatCount(written)} de {formatCount(total)} registros ({percent} %)
      </Typography>
      <Typography sx={{ mt: 2 }}>
        Mientras tanto sigue vigente el padrón anterior: el nuevo se verá completo o no se verá. Si
        sale de esta página, la importación termina sola.
      </Typography>
      {isCut && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Se cortó la conexión. Seguiremos apenas vuelva.
        </Alert>
      )}
      <Box sx={{ mt: 3 }}>
        <BusyButton size="large" color="error" disabled={isDropping} onPress={onCancel}>
          Cancelar la importación
        </BusyButton>
      </Box>
    </Paper>
  );
}
