import { formatCount, type JobProgress } from '@asamblea/domain';
import { Alert, Box, LinearProgress, Paper, Typography } from '@mui/material';
import { BusyButton } from '../../ui/BusyButton.tsx';

interface BulkRunningProps {
  readonly progress: JobProgress;
  readonly isCut: boolean;
  readonly onCancel: () => Promise<void>;
}

/** How far the work is. What is done counts already. */
export function BulkRunning({ progress, isCut, onCancel }: BulkRunningProps) {
  const { written, total, state } = progress;
  const isStopping = state === 'dropping';
  const percent = total === 0 ? 0 : Math.round((100 * written) / total);
  return (
    <Paper sx={{ p: { xs: 2, sm: 4 } }}>
      <Typography id="avance" variant="h3" component="h2" sx={{ mb: 2 }}>
        {isStopping ? 'Deteniendo…' : 'Trabajando…'}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-labelledby="avance"
        sx={{ height: 10, borderRadius: 5 }}
      />
      <Typography role="status" color="textSecondary" sx={{ mt: 1 }}>
        {formatCount(written)} de {formatCount(total)} filas ({percent} %)
      </Typography>
      <Typography sx={{ mt: 2 }}>
        Lo que ya se hizo cuenta desde ahora. Si sale de esta página, el trabajo termina solo y su
        resultado queda en la lista de trabajos recientes.
      </Typography>
      {isCut && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Se cortó la conexión. Seguiremos apenas vuelva.
        </Alert>
      )}
      <Box sx={{ mt: 3 }}>
        <BusyButton size="large" color="error" disabled={isStopping} onPress={onCancel}>
          Detener
        </BusyButton>
      </Box>
    </Paper>
  );
}
