import { type CurrentBallot, sessionMay } from '@asamblea/domain';
import { lazy, Suspense, useState } from 'react';
import { importWhenOnline } from '../../firebase/listening/importWhenOnline.ts';
import { useSession } from '../../firebase/session/session.tsx';
import { QuietGuard } from '../../ui/feedback/QuietGuard.tsx';
import { LateTheme } from '../look/LateTheme.tsx';
import { representsIn } from './representsIn.ts';

const OwnerArrival = lazy(() =>
  importWhenOnline(() => import('../../features/hall/remote/OwnerArrival.tsx')).then((loaded) => ({
    default: loaded.OwnerArrival,
  })),
);
const AttorneyMandate = lazy(() =>
  importWhenOnline(() => import('../../features/people/proxies/own/AttorneyMandate.tsx')).then(
    (loaded) => ({
      default: loaded.AttorneyMandate,
    }),
  ),
);

interface BallotBesideProps {
  readonly ballot: CurrentBallot;
  /** The units held changed: the ballot is read again. */
  readonly onChange: () => void;
  /** An owner chose to attend; not said: the page asks that by itself. */
  readonly onAttended?: () => void;
}

/**
 * The messages to an attorney, or to an owner whom somebody represents: read before a vote, at hand while one
 * marks it. Most people are neither, and load nothing of it.
 */
export function BallotBeside({ ballot, onChange, onAttended }: BallotBesideProps) {
  const { session } = useSession();
  const capacities = [ballot, ...ballot.asked].flatMap(({ holdings }) =>
    holdings.map(({ capacity }) => capacity),
  );
  const represents = representsIn(ballot, session);
  const [hasRepresented, setRepresented] = useState(false);
  // A former attorney is told when they no longer represent.
  if (represents && !hasRepresented) setRepresented(true);
  const asksArrival =
    onAttended !== undefined &&
    sessionMay(session, 'attendOnline') &&
    // An owner who holds their own units came already: nobody else stands for them.
    !capacities.includes('owner');
  return (
    <QuietGuard>
      <Suspense fallback={null}>
        {asksArrival && (
          <LateTheme>
            <OwnerArrival
              onAttended={() => {
                onAttended();
                onChange();
              }}
            />
          </LateTheme>
        )}
        {(represents || hasRepresented) && sessionMay(session, 'answerMandate') && (
          <LateTheme>
            <AttorneyMandate part="asked" onChange={onChange} />
          </LateTheme>
        )}
      </Suspense>
    </QuietGuard>
  );
}
