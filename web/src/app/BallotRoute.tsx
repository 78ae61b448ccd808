import { BallotPage } from '../features/ballots/BallotPage.tsx';
import { usePresence } from '../firebase/usePresence.ts';

/** The ballot; of who attends online it also says that they are there. */
export function BallotRoute() {
  usePresence();
  return <BallotPage />;
}
