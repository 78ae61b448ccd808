import { type SessionState, sessionMay } from '@asamblea/domain';
import { useState } from 'react';
import { BallotPage } from '../features/polls/ballots/BallotPage.tsx';
import { useSession } from '../firebase/session.tsx';
import { usePresence } from '../firebase/usePresence.ts';
import { useSign } from '../firebase/useSign.ts';
import { wearAssemblyIcon } from './assemblyIcon.ts';
import { BallotBeside } from './BallotBeside.tsx';
import { BallotFloor } from './BallotFloor.tsx';
import { BallotMenu } from './BallotMenu.tsx';
import { describeStarted } from './describeStarted.ts';
import { mountApp } from './mountApp.tsx';
import { PlainTheme } from './PlainTheme.tsx';
import { PageGuard, SessionGate } from './SessionGate.tsx';
import { ballotPath } from './startedPages.ts';
import { VoterLayout } from './VoterLayout.tsx';
import { holdsVote, WhileSignedIn } from './WhileSignedIn.tsx';

/**
 * `/votes/current`, alone: two thousand phones open it at once on a hall's network, so it comes
 * without the router and without Firebase.
 */
export function startBallot(): void {
  describeStarted(ballotPath);
  wearAssemblyIcon(location.pathname, '');
  mountApp(
    PlainTheme,
    <SessionGate around={WhileSignedIn} holds={holdsVote}>
      <PageGuard>
        <VoterLayout>
          <BallotRoute />
        </VoterLayout>
      </PageGuard>
    </SessionGate>,
  );
}

/** The ballot; of who attends online it also says that they are there. */
function BallotRoute() {
  const [turn, setTurn] = useState(0);
  usePresence(true, turn);
  const { session, cot } = useSession();
  const [state, setState] = useState<SessionState | null>(null);
  const [asks, setAsks] = useState(0);
  const maySpeak = cot !== null && state === 'open' && sessionMay(session, 'askFloor');
  useSign(sessionMay(session, 'signOn') ? { kind: 'phone' } : null);
  return (
    <>
      <BallotPage
        onSession={setState}
        beside={(ballot, refresh) => (
          <BallotBeside
            ballot={ballot}
            onChange={refresh}
            onAttended={() => setTurn((before) => before + 1)}
          />
        )}
        menu={(ballot, refresh, close) => (
          <BallotMenu
            ballot={ballot}
            onChange={refresh}
            onSpeak={
              maySpeak
                ? () => {
                    close();
                    setAsks((before) => before + 1);
                  }
                : null
            }
            hasLeave
          />
        )}
      />
      {maySpeak && <BallotFloor cot={cot} asks={asks} />}
    </>
  );
}
