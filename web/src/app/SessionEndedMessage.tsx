import { useSession } from '../firebase/session.tsx';
import { useSessionEnded } from '../firebase/sessionEnd.ts';
import { readSignInWay } from '../firebase/signInWay.ts';
import { ButtonLink } from '../ui/widgets/Button.tsx';
import { Message } from '../ui/widgets/Message.tsx';
import { PendingVoteNote } from './PendingVoteNote.tsx';
import { keepReturn } from './returnTo.ts';

/**
 * The server said that the session ended: over the page, which stays as it was. What was confirmed and
 * not yet sent waits on the device, and goes after signing in again.
 */
export function SessionEndedMessage() {
  const { session, cot } = useSession();
  if (!(useSessionEnded() && session.isAuthenticated)) return null;
  const door = `${readSignInWay()}${cot === null ? '' : `?cot=${encodeURIComponent(cot)}`}`;
  return (
    <div className="session-ended">
      <Message tone="warning">
        Su sesión terminó. Ingrese de nuevo para continuar.
        <PendingVoteNote />
        <ButtonLink
          look="outlined"
          isInherited
          size="tall"
          href={door}
          onClick={() => keepReturn(`${location.pathname}${location.search}`)}
        >
          Ingresar de nuevo
        </ButtonLink>
      </Message>
    </div>
  );
}
