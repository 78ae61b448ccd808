import { type SessionState, sessionMay } from '@asamblea/domain';
import { useState } from 'react';
import { BallotPage } from '../features/polls/ballots/BallotPage.tsx';
import { usePresence } from '../firebase/records/usePresence.ts';
import { useSign } from '../firebase/records/useSign.ts';
import { useSession } from '../firebase/session/session.tsx';
import { VoterLayout } from './frame/VoterLayout.tsx';
import { wearAssemblyIcon } from './look/assemblyIcon.ts';
import { PlainTheme } from './look/PlainTheme.tsx';
import { mountApp } from './mountApp.tsx';
import { describeStarted } from './pages/describeStarted.ts';
import { ballotPath } from './pages/startedPages.ts';
import { PageGuard, SessionGate } from './signIn/SessionGate.tsx';
import { holdsVote, WhileSignedIn } from './signIn/WhileSignedIn.tsx';
import { BallotBeside } from './voter/BallotBeside.tsx';
import { BallotFloor } from './voter/BallotFloor.tsx';
import { BallotMenu } from './voter/BallotMenu.tsx';

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

/** The ballot; for online attendees it also says that they are there. */
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
