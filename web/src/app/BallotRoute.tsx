import { type CurrentBallot, sessionMay } from '@asamblea/domain';
import { lazy, Suspense, useState } from 'react';
import { BallotPage } from '../features/ballots/BallotPage.tsx';
import { importWhenOnline } from '../firebase/importWhenOnline.ts';
import { useSession } from '../firebase/session.tsx';
import { usePresence } from '../firebase/usePresence.ts';
import { useSign } from '../firebase/useSign.ts';
import { QuietGuard } from '../ui/QuietGuard.tsx';

const OwnerArrival = lazy(() =>
  importWhenOnline(() => import('../features/proxies/OwnerArrival.tsx')).then((loaded) => ({
    default: loaded.OwnerArrival,
  })),
);

/** The ballot; of who attends online it also says that they are there. */
export function BallotRoute() {
  const [turn, setTurn] = useState(0);
  usePresence(true, turn);
  const { session } = useSession();
  useSign(sessionMay(session, 'signOn') ? { kind: 'phone' } : null);
  const mayAttend = sessionMay(session, 'attendOnline');
  return (
    <BallotPage
      above={(ballot, refresh) =>
        mayAttend &&
        !holdsOwn(ballot) && (
          <QuietGuard>
            <Suspense fallback={null}>
              <OwnerArrival
                onAttended={() => {
                  setTurn((before) => before + 1);
                  refresh();
                }}
              />
            </Suspense>
          </QuietGuard>
        )
      }
    />
  );
}

/** Who holds what they own came already: nobody else stands for it. */
function holdsOwn({ holdings, others = [] }: CurrentBallot): boolean {
  return [holdings, ...others.map((other) => other.holdings)].some((units) =>
    units.some(({ capacity }) => capacity === 'owner'),
  );
}
