import { Box, Button, Paper, Typography } from '@mui/material';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { OnlineUnits } from './OnlineUnits.tsx';
import { useRemoteAttendance } from './useRemoteAttendance.ts';

/** Who attends from afar: with which units, what could not be, and the way out. */
export function RemoteAttendance() {
  const { state, enter, leave, watch } = useRemoteAttendance();
  return (
    <Box sx={column}>
      <Paper component="section" aria-labelledby="asistencia" sx={{ p: 2 }}>
        <Typography id="asistencia" variant="h3" component="h2">
          Su asistencia
        </Typography>
        {state.kind === 'entering' && <Loading shape="text" label="Entrando a la reunión…" />}
        {state.kind === 'failed' && (
          <ErrorNotice
            message={state.failure.message}
            explanation={state.failure.explanation}
            onRetry={() => void enter()}
          />
        )}
        {state.kind === 'entered' && (
          <OnlineUnits
            units={state.units}
            onAttend={() => enter(true)}
            onWatch={watch}
            onLeave={leave}
          />
        )}
        {(state.kind === 'left' || state.kind === 'watching') && (
          <>
            <Typography role="status" sx={{ my: 1 }}>
              {state.kind === 'left'
                ? 'Usted salió de la reunión. Los votos que envió cuentan.'
                : 'Usted solo mira: vota por usted quien lo representa.'}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <BusyButton variant="outlined" onPress={() => enter()}>
                Volver a entrar
              </BusyButton>
              {state.kind === 'left' && <Button href="/zoom/agradecimiento">Terminar</Button>}
            </Box>
          </>
        )}
      </Paper>
    </Box>
  );
}

const column = { width: '100%', maxWidth: '36rem', mx: 'auto', px: 2, pb: 2 } as const;
