import { endSentence } from '@asamblea/domain';
import { Alert, Link } from '@mui/material';
import { useSession } from '../../../firebase/session/session.tsx';
import { formatTime } from '../../../ui/time/formatMoment.ts';
import type { OutboxState } from './offline/deskOutbox.ts';

interface WaitingMessageProps {
  readonly state: OutboxState;
  readonly isCut: boolean;
  /** When what is on screen was kept; null while it is live. */
  readonly keptAt: number | null;
}

/** How much waits to be sent, and how old what is on screen is. Silent while all goes well. */
export function WaitingMessage({ state, isCut, keptAt }: WaitingMessageProps) {
  const { timeZone } = useSession();
  const units = state.waiting.reduce((sum, { unitIds }) => sum + unitIds.length, 0);
  const isStuck = units > 0 && state.failures > 0;
  if (state.isSignedOut && isStuck) {
    return (
      <Alert severity="warning" sx={place} role="status">
        {sayWaiting(units)} Su sesión terminó: <Link href="/login">ingrese otra vez</Link> y se
        enviará lo pendiente.
      </Alert>
    );
  }
  if (!isCut && !isStuck) return null;
  return (
    <Alert severity="warning" sx={place} role="status">
      <b>No hay conexión; siga trabajando.</b>{' '}
      {units > 0
        ? `${sayWaiting(units)} Se enviará solo apenas vuelva, también si cierra esta página.`
        : 'Lo que acredite quedará pendiente y se enviará solo apenas vuelva.'}
      {keptAt !== null &&
        ` ${endSentence(`Lo que ve es de las ${formatTime(keptAt, timeZone ?? 'UTC')}`)}`}
    </Alert>
  );
}

function sayWaiting(units: number): string {
  return units === 1 ? 'Hay 1 unidad por enviar.' : `Hay ${units} unidades por enviar.`;
}

const place = { mt: 2 } as const;
