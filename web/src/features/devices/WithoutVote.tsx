import { Button } from '@mui/material';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Staff watch from as many devices as they like. */
export function WithoutVote() {
  return (
    <EmptyState
      title="Su cuenta no vota"
      action={
        <Button href="/" variant="contained" size="large">
          Ir al inicio
        </Button>
      }
    >
      Solo quien vota necesita elegir un dispositivo. Usted puede ingresar desde los que quiera.
    </EmptyState>
  );
}
