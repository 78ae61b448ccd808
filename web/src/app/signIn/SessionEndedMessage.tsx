import type { ReactNode } from 'react';
import { useSession } from '../../firebase/session/session.tsx';
import { readSignInWay } from '../../firebase/session/signInWay.ts';
import { useSessionEnded } from '../../firebase/tab/sessionEnd.ts';
import { ButtonLink } from '../../ui/widgets/Button.tsx';
import { Message } from '../../ui/widgets/Message.tsx';
import { PendingVoteNote } from '../failures/PendingVoteNote.tsx';
import { keepReturn } from './returnTo.ts';

interface SessionEndedMessageProps {
  /** The work that waits to be sent. */
  readonly note?: ReactNode;
  /** The page may not be left: the way in opens beside it. */
  readonly isKept?: boolean;
}

/**
 * The server said that the session ended: over the page of a member who works here, which stays as it was. A
 * vote confirmed and not yet sent waits on the device, and goes after signing in again.
 */
export function SessionEndedMessage({
  note = <PendingVoteNote />,
  isKept = false,
}: SessionEndedMessageProps) {
  const { session, cot } = useSession();
  if (!(useSessionEnded() && session.isAuthenticated)) return null;
  return (
    <div className="session-ended">
      <Message tone="warning">
        Su sesión terminó. Ingrese de nuevo para continuar.
        {note}
        <ButtonLink
          look="outlined"
          isInherited
          size="tall"
          href={doorAgain(cot)}
          target={isKept ? '_blank' : undefined}
          onClick={keepPlace}
        >
          Ingresar de nuevo
        </ButtonLink>
      </Message>
    </div>
  );
}

/** Signing in leads back here. */
export function keepPlace(): void {
  keepReturn(`${location.pathname}${location.search}`);
}

/** The page where the former member signs in again, by the way they came. */
export function doorAgain(cot: string | null): string {
  return `${readSignInWay()}${cot === null ? '' : `?cot=${encodeURIComponent(cot)}`}`;
}
