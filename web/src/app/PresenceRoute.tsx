import { Button } from '@mui/material';
import { Link } from 'react-router';
import { PlatesAtClosing } from '../features/plates/PlatesAtClosing.tsx';
import { PresencePage } from '../features/quorum/PresencePage.tsx';
import { SessionPanel } from '../features/sessions/SessionPanel.tsx';
import { useSession } from '../firebase/session.tsx';

/** Unit by unit, with the session's controls on top. */
export function PresenceRoute() {
  const { routesAvailable } = useSession().session;
  return (
    <PresencePage
      session={<SessionPanel beforeClosing={<PlatesAtClosing />} />}
      actions={
        routesAvailable.includes('/massive') && (
          <Button component={Link} to="/massive?trabajo=contingencia">
            Paquete de contingencia
          </Button>
        )
      }
    />
  );
}
