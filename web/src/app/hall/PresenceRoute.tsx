import { sessionMay } from '@asamblea/domain';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { PlatesAtClosing } from '../../features/hall/plates/PlatesAtClosing.tsx';
import { PresencePage } from '../../features/meeting/quorum/PresencePage.tsx';
import { SessionPanel } from '../../features/meeting/sessions/SessionPanel.tsx';
import { BoothList } from '../../features/polls/booths/BoothList.tsx';
import { WhyNoVoteOf } from '../../features/polls/noVote/WhyNoVoteOf.tsx';
import { comesLater } from '../../firebase/listening/comesLater.tsx';
import { useSession } from '../../firebase/session/session.tsx';

const AgendaReach = comesLater(
  async () => (await import('../../features/polls/questions/reach/AgendaReach.tsx')).AgendaReach,
);

/** Unit by unit, with the session's controls on top. */
export function PresenceRoute() {
  const { session } = useSession();
  const mayOpen = sessionMay(session, 'openQuestion');
  const mayList = sessionMay(session, 'listBooths');
  return (
    <PresencePage
      aboutPerson={(personId) => <WhyNoVoteOf key={personId} personId={personId} />}
      {...(mayOpen ? { besideMissing: (here) => <AgendaReach {...here} /> } : {})}
      booths={mayList ? <BoothList /> : null}
      session={<SessionPanel beforeClosing={<PlatesAtClosing />} />}
      actions={
        session.routesAvailable.includes('/massive') && (
          <Button component={Link} to="/massive?trabajo=contingencia">
            Paquete de contingencia
          </Button>
        )
      }
    />
  );
}
