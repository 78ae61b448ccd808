import { formatCount, type JobProgress, jobPercent } from '@asamblea/domain';
import { JobBar } from '../../../ui/feedback/JobBar.tsx';

interface BulkRunningProps {
  readonly progress: JobProgress;
  readonly isCut: boolean;
  readonly onCancel: () => Promise<void>;
}

/** How far the work is. Finished rows count already. */
export function BulkRunning({ progress, isCut, onCancel }: BulkRunningProps) {
  const { written, total, state } = progress;
  const isStopping = state === 'dropping';
  return (
    <JobBar
      title={isStopping ? 'Deteniendo…' : 'Trabajando…'}
      percent={jobPercent(progress)}
      status={`${formatCount(written)} de ${formatCount(total)} ${total === 1 ? 'fila' : 'filas'}`}
      cancelLabel="Detener"
      {...{ isCut, isStopping, onCancel }}
    >
      Lo que ya se hizo cuenta desde ahora. Si sale de esta página, el trabajo termina solo y su
      resultado queda en la lista de trabajos recientes.
    </JobBar>
  );
}
