import { Alert, Box } from '@mui/material';
import type { DeskReport } from '../desk/useDeskWork.ts';

interface WorkReportProps {
  readonly report: DeskReport | null;
  /** Attempts without answer: the network is gone. */
  readonly isCut: boolean;
}

/** The result of the last press, in one sentence. */
export function WorkReport({ report, isCut }: WorkReportProps) {
  const isWaiting = report !== null && report.waiting > 0 && isCut;
  const isDone = report !== null && report.waiting === 0 && report.done > 0;
  return (
    <Box role="status" sx={place}>
      {isWaiting && (
        <Alert severity="info" role="presentation">
          {sayWaiting(report.waiting)} apenas vuelva; puede seguir con la siguiente persona.
        </Alert>
      )}
      {isDone && (
        <Alert severity="success" role="presentation">
          {sayDone(report)}
        </Alert>
      )}
    </Box>
  );
}

/** The answer comes a moment after the press: its line is kept free, or the next button would move away from under the finger. */
const place = { mt: 1, minHeight: '3.375rem' } as const;

function sayDone({ action, done }: DeskReport): string {
  if (action === 'leave') return done === 1 ? 'Salió 1 unidad.' : `Salieron ${done} unidades.`;
  return done === 1 ? 'Quedó acreditada 1 unidad.' : `Quedaron acreditadas ${done} unidades.`;
}

function sayWaiting(units: number): string {
  return units === 1
    ? '1 unidad quedó pendiente: no hay conexión. Se enviará sola'
    : `${units} unidades quedaron pendientes: no hay conexión. Se enviarán solas`;
}
