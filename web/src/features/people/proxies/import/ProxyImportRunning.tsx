import { formatCount, type JobProgress, jobPercent } from '@asamblea/domain';
import { JobBar } from '../../../../ui/feedback/JobBar.tsx';

interface ProxyImportRunningProps {
  readonly progress: JobProgress;
  readonly isCut: boolean;
  readonly onCancel: () => Promise<void>;
}

/** How far the file is. Received proxies stay received. */
export function ProxyImportRunning({ progress, isCut, onCancel }: ProxyImportRunningProps) {
  const { written, total, state } = progress;
  const isStopping = state === 'dropping';
  return (
    <JobBar
      title={isStopping ? 'Deteniendo…' : 'Recibiendo los poderes…'}
      percent={jobPercent(progress)}
      status={`${formatCount(written)} de ${formatCount(total)} ${total === 1 ? 'fila' : 'filas'}`}
      cancelLabel="Detener"
      {...{ isCut, isStopping, onCancel }}
    >
      Lo recibido hasta aquí queda recibido. Si sale de esta página, el trabajo termina solo y su
      resultado queda en la lista de archivos recientes.
    </JobBar>
  );
}
