import { type SessionState, sayGone, sayOver, sayWatching } from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useEffect } from 'react';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { DocumentStep } from './DocumentStep.tsx';
import { OnlineUnits } from './OnlineUnits.tsx';
import { useRemoteAttendance } from './useRemoteAttendance.ts';

interface RemoteAttendanceProps {
  /** Of the session, as the ballot beside it knows it; null while it does not. */
  readonly session: SessionState | null;
  /** Told whenever one comes in, leaves or only watches: what one may do in the room changes. */
  readonly onChange?: (kind: string) => void;
}

/** The remote attendee: their units, the refused ones, and the way out. */
export function RemoteAttendance({ session, onChange }: RemoteAttendanceProps) {
  const over = sayOver(session);
  const { state, enter, leave, watch } = useRemoteAttendance(over === null);
  useEffect(() => onChange?.(state.kind), [onChange, state.kind]);
  return (
    <Box sx={column}>
      <Paper component="section" aria-labelledby="asistencia" sx={{ p: 2 }}>
        <Typography id="asistencia" variant="h3" component="h2">
          Su asistencia
        </Typography>
        {over !== null && <Over text={over} />}
        {over === null && state.kind === 'entering' && (
          <Loading shape="text" label="Entrando a la reunión…" />
        )}
        {over === null && state.kind === 'failed' && (
          <Box sx={{ mt: 1 }}>
            <ErrorMessage
              message={state.failure.message}
              explanation={state.failure.explanation}
              onRetry={() => void enter()}
            />
          </Box>
        )}
        {over === null && state.kind === 'asked' && (
          <DocumentStep failure={state.failure} onSend={(document) => enter(false, document)} />
        )}
        {over === null && state.kind === 'entered' && (
          <OnlineUnits
            units={state.units}
            onAttend={() => enter(true)}
            onWatch={watch}
            onLeave={leave}
          />
        )}
        {over === null && (state.kind === 'left' || state.kind === 'watching') && (
          <>
            <Typography role="status" sx={{ my: 1 }}>
              {state.kind === 'left' ? sayGone(state.units) : sayWatching}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <BusyButton variant="outlined" onPress={() => enter()}>
                Volver a entrar
              </BusyButton>
              {state.kind === 'left' && <EndLink />}
            </Box>
          </>
        )}
      </Paper>
    </Box>
  );
}

/** Nothing counts any more, so nothing is promised of staying. */
function Over({ text }: { readonly text: string }) {
  return (
    <>
      <Typography role="status" sx={{ my: 1 }}>
        {text}
      </Typography>
      <EndLink />
    </>
  );
}

function EndLink() {
  return <Button href="/zoom/agradecimiento">Terminar</Button>;
}

const column = { width: '100%', minWidth: 0 } as const;
