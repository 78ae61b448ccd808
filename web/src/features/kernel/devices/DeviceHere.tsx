import { Alert, AlertTitle, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';

interface DeviceHereProps {
  /** Nothing was voted yet, from anywhere, when it is not. */
  readonly isChosen: boolean;
  /** The vote has just been moved here. */
  readonly moved: boolean;
}

/** One may vote from here: it is the voting device, or nobody has chosen one. */
export function DeviceHere({ isChosen, moved }: DeviceHereProps) {
  const link = useRef<HTMLAnchorElement>(null);
  // The button that was pressed is gone: the next step takes the focus.
  useEffect(() => {
    if (moved) link.current?.focus();
  }, [moved]);
  return (
    <>
      {moved ? (
        <Alert severity="success" role="status">
          <AlertTitle>Listo: ahora vota desde este dispositivo</AlertTitle>
          El otro ya no puede votar. Los votos que ya emitió se mantienen.
        </Alert>
      ) : (
        <Typography>
          {isChosen
            ? 'Usted vota desde este dispositivo. Para votar desde otro, ingrese en él y abra esta misma página.'
            : 'Aún no ha votado desde ningún dispositivo. El primero con el que vote será el suyo; puede cambiarlo aquí.'}
        </Typography>
      )}
      <Button ref={link} href="/votes/current" variant="contained" size="large" sx={{ mt: 3 }}>
        Ir a mi voto
      </Button>
    </>
  );
}
