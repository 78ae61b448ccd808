import { BallotPage } from '../features/ballots/BallotPage.tsx';
import { readSession } from '../firebase/session.tsx';
import { BallotGuard } from './BallotGuard.tsx';
import { mountApp } from './mountApp.tsx';
import { pageTitle } from './pageTitle.ts';
import { SessionGate } from './SessionGate.tsx';
import { VoterLayout } from './VoterLayout.tsx';

/**
 * `/votes/current`, alone: two thousand phones open it at once on a hall's network, so it comes
 * without the router and without Firebase.
 */
export function startBallot(): void {
  readSession().catch(() => undefined);
  document.title = pageTitle(location.pathname);
  mountApp(
    <SessionGate>
      <BallotGuard>
        <VoterLayout>
          <BallotPage />
        </VoterLayout>
      </BallotGuard>
    </SessionGate>,
  );
}
