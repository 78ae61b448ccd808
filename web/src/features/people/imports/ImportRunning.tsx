import { formatCount, type JobProgress, jobPercent } from '@asamblea/domain';
import { JobBar } from '../../../ui/feedback/JobBar.tsx';

interface ImportRunningProps {
  readonly progress: JobProgress;
  readonly isCut: boolean;
  readonly onCancel: () => Promise<void>;
}

/** How far the import is. Until the end the roster in force is the one that was. */
export function ImportRunning({ progress, isCut, onCancel }: ImportRunningProps) {
  const { written, total, state } = progress;
  const isStopping = state === 'dropping';
  return (
    <JobBar
      title={isStopping ? 'Cancelando…' : 'Importando el padrón…'}
      percent={jobPercent(progress)}
      status={`${formatCount(written)} de ${formatCount(total)} registros`}
      cancelLabel="Cancelar la importación"
      {...{ isCut, isStopping, onCancel }}
    >
      Mientras tanto sigue vigente el padrón anterior: el nuevo se verá completo o no se verá. Si
      sale de esta página, la importación termina sola.
    </JobBar>
  );
}
