import { type OwnArrival, presenceEndpoints } from '@asamblea/domain';
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useRoomKnown } from '../../../ui/device/useRoomKnown.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';

interface OwnerArrivalProps {
  /** The owner chose to attend: their units are theirs again. */
  readonly onAttended: () => void;
}

/** An owner came and somebody else stands for their units: nothing changes until they choose. */
export function OwnerArrival({ onAttended }: OwnerArrivalProps) {
  const { units, reload } = useOwnArrival();
  const [isWatching, setWatching] = useState(readWatching);
  const { failure, attempt } = useAttempt();
  if (units.length === 0) return null;
  const mayRevoke = units.some((unit) => unit.mayRevoke);
  async function attend() {
    await attempt(async () => {
      await askApi(presenceEndpoints.enterOnline, { revokesProxies: true });
      keepWatching(false);
      await reload();
      onAttended();
    });
  }
  function watch() {
    keepWatching(true);
    setWatching(true);
  }
  return (
    <Alert severity="info" role="region" aria-labelledby="llegada" sx={wide}>
      <AlertTitle id="llegada">
        {isWatching && mayRevoke ? 'Usted solo mira' : 'Otra persona lo representa'}
      </AlertTitle>
      {units.map(({ unitId, label, text }) => (
        <Typography key={unitId} sx={{ mb: 1 }}>
          <b>{label}</b>: {text}
        </Typography>
      ))}
      {mayRevoke && (
        <Typography>
          Si asiste, el apoderado deja de representar y de votar por usted. Los votos que ya envió
          cuentan. Si está en la sala, hágalo en la mesa de registro.
        </Typography>
      )}
      {mayRevoke && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <BusyButton variant={isWatching ? 'outlined' : 'contained'} onPress={attend}>
            Asistir y revocar el poder
          </BusyButton>
          {!isWatching && (
            <Button variant="outlined" onClick={watch}>
              Solo mirar
            </Button>
          )}
        </Box>
      )}
      {failure !== null && (
        <Box sx={{ mt: 1.5 }}>
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        </Box>
      )}
    </Alert>
  );
}

/** Asked again on coming back to the page. A failed reading asks nothing: the ballot matters more. */
function useOwnArrival() {
  const [units, setUnits] = useState<OwnArrival['units']>([]);
  const [isKnown, setKnown] = useState(false);
  useRoomKnown(isKnown);
  const reload = useCallback(async () => {
    const answer = await askApi(presenceEndpoints.readArrival).catch(() => null);
    if (answer !== null) setUnits(answer.units);
    setKnown(true);
  }, []);
  useEffect(() => {
    void reload();
    const look = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reload]);
  return { units, reload };
}

const watchingKey = 'asamblea:solo-mira';

/** For this tab only: who comes tomorrow is asked again. */
function readWatching(): boolean {
  try {
    return sessionStorage.getItem(watchingKey) === 'si';
  } catch {
    return false;
  }
}

function keepWatching(isWatching: boolean): void {
  try {
    if (isWatching) sessionStorage.setItem(watchingKey, 'si');
    else sessionStorage.removeItem(watchingKey);
  } catch {
    // Private browsing: it is asked again.
  }
}

const wide = { '& .MuiAlert-message': { minWidth: 0, width: '100%' } } as const;
