import { sessionMay } from '@asamblea/domain';
import { BallotPage } from '../features/ballots/BallotPage.tsx';
import { useSession } from '../firebase/session.tsx';
import { usePresence } from '../firebase/usePresence.ts';
import { useSign } from '../firebase/useSign.ts';

/** The ballot; of who attends online it also says that they are there. */
export function BallotRoute() {
  usePresence();
  const { session } = useSession();
  useSign(sessionMay(session, 'signOn') ? { kind: 'phone' } : null);
  return <BallotPage />;
}
