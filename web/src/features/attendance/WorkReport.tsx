import { Alert, Box } from '@mui/material';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import type { DeskReport } from './useDeskWork.ts';

interface WorkReportProps {
  readonly report: DeskReport | null;
  readonly onRetry: () => void;
  readonly onRetryLeave: () => void;
}

/** What the last press left, in one sentence. */
export function WorkReport({ report, onRetry, onRetryLeave }: WorkReportProps) {
  return (
    <Box role="status" sx={{ mt: report === null ? 0 : 2 }}>
      {report !== null && report.failure === null && report.done > 0 && (
        <Alert severity="success" role="presentation">
          {sayDone(report)}
        </Alert>
      )}
      {report !== null && report.failure !== null && (
        <ErrorNotice
          message={report.failure.message}
          explanation={report.failure.code === 'network' ? notRecorded : report.failure.explanation}
          onRetry={report.action === 'accredit' ? onRetry : onRetryLeave}
        />
      )}
    </Box>
  );
}

const notRecorded =
  'No hay conexión: no sabemos si quedó registrado. Intente de nuevo; repetirlo no lo cuenta dos veces.';

function sayDone({ action, done }: DeskReport): string {
  if (action === 'leave') return done === 1 ? 'Salió 1 unidad.' : `Salieron ${done} unidades.`;
  return done === 1 ? 'Quedó acreditada 1 unidad.' : `Quedaron acreditadas ${done} unidades.`;
}
