import { Alert, Box, Button } from '@mui/material';
import { readDoor } from '../firebase/door.ts';
import { useSession } from '../firebase/session.tsx';
import { useSessionEnded } from '../firebase/sessionEnd.ts';
import { PendingVoteNote } from './PendingVoteNote.tsx';
import { keepReturn } from './returnTo.ts';

/**
 * The server said that the session ended: over the page, which stays as it was. What was confirmed and
 * not yet sent waits on the device, and goes after signing in again.
 */
export function SessionEndedNotice() {
  const { session, cot } = useSession();
  if (!(useSessionEnded() && session.isAuthenticated)) return null;
  const door = `${readDoor()}${cot === null ? '' : `?cot=${encodeURIComponent(cot)}`}`;
  return (
    <Box sx={{ position: 'sticky', top: 0, zIndex: 'snackbar', p: 1 }}>
      <Alert severity="warning">
        Su sesión terminó. Ingrese de nuevo para continuar.
        <PendingVoteNote />
        <Button
          variant="outlined"
          color="inherit"
          href={door}
          onClick={() => keepReturn(`${location.pathname}${location.search}`)}
          sx={{ display: 'flex', width: 'fit-content', minHeight: 48, mt: 1 }}
        >
          Ingresar de nuevo
        </Button>
      </Alert>
    </Box>
  );
}
