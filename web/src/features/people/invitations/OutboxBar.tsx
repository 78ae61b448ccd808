import { formatCount, type MailQueueView, queueEndpoints } from '@asamblea/domain';
import { Alert, Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { askApi } from '../../../firebase/asking/askApi.ts';
import type { Act } from '../../../firebase/asking/useAct.ts';
import { useMay } from '../../../firebase/session/useMay.ts';
import { useConfirm } from '../../../ui/dialogs/ConfirmationProvider.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';

interface OutboxBarProps {
  /** The turn of the outbox: it changes when something was queued. */
  readonly turn: number;
  readonly onAsk: Act;
  /** Something went out, or was kept back: the table is another. */
  readonly onMoved: () => void;
}

const lookMillis = 2_000;

/** The waiting mail of the assembly and its pace. While this page is open it helps it along. */
export function OutboxBar({ turn, onAsk, onMoved }: OutboxBarProps) {
  const [queue, setQueue] = useState<MailQueueView | null>(null);
  const [most, setMost] = useState(0);
  const confirm = useConfirm();
  const maySetPace = useMay('setMail');
  const moved = useRef(onMoved);
  moved.current = onMoved;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn looks anew.
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before = -1;
    const look = async () => {
      const found = await askApi(queueEndpoints.advanceQueue).catch(() => null);
      if (isOver) return;
      const left = found === null ? before : found.waiting + found.sending;
      if (found !== null && typeof found.waiting === 'number') {
        setQueue(found);
        setMost((known) => (left === 0 ? 0 : Math.max(known, left)));
        if (before !== -1 && left !== before) moved.current();
        before = left;
      }
      if (left !== 0 && found?.pausedAt == null) timer = setTimeout(look, lookMillis);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [turn]);

  if (queue === null) return null;
  const left = queue.waiting + queue.sending;
  const isPaused = queue.pausedAt !== null;
  if (left === 0 && !isPaused) return null;

  const pause = async (paused: boolean) => {
    if (await onAsk(queueEndpoints.pauseQueue, { paused })) onMoved();
  };
  const cancel = () =>
    confirm({
      header: 'Cancelar las invitaciones que no han salido',
      message: 'No se envían. Las que ya salieron siguen sirviendo.',
      acceptLabel: 'No enviarlas',
      accept: async () => {
        if (await onAsk(queueEndpoints.cancelQueue, { kind: 'credential' })) onMoved();
      },
    });

  return (
    <Paper component="section" aria-labelledby="salida" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography id="salida" variant="h3" component="h2">
        {isPaused ? 'El correo está detenido' : 'Enviando el correo…'}
      </Typography>
      {left > 0 && (
        <LinearProgress
          variant="determinate"
          value={most === 0 ? 0 : Math.round((100 * (most - left)) / most)}
          aria-labelledby="salida"
          sx={{ height: 10, borderRadius: 5 }}
        />
      )}
      <Typography role="status" color="textSecondary">
        {left === 1 ? 'Falta 1 mensaje.' : `Faltan ${formatCount(left)} mensajes.`}{' '}
        {isPaused ? 'Nadie los envía hasta que usted siga.' : sayPace(queue.pace, left)}
      </Typography>
      {!isPaused && (
        <Typography>
          Puede salir de esta página: el correo sigue saliendo.
          {maySetPace && (
            <>
              {' '}
              El ritmo se cambia en <Link to="/settings/integrations">Integraciones</Link>.
            </>
          )}
        </Typography>
      )}
      {isPaused && (
        <Alert severity="warning">
          Detenido, no sale ningún mensaje en espera de esta asamblea, tampoco los que no son
          invitaciones.
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton variant={isPaused ? 'contained' : 'outlined'} onPress={() => pause(!isPaused)}>
          {isPaused ? 'Seguir enviando' : 'Detener'}
        </BusyButton>
        {queue.waiting > 0 && (
          <Button color="error" onClick={cancel}>
            Cancelar las que no han salido
          </Button>
        )}
      </Box>
    </Paper>
  );
}

function sayPace(pace: number, left: number): string {
  const minutes = Math.ceil(left / pace);
  const time = minutes <= 1 ? 'cerca de un minuto' : `cerca de ${formatCount(minutes)} minutos`;
  return `Salen hasta ${formatCount(pace)} por minuto: ${time}.`;
}
