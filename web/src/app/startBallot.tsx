import { createRoot } from 'react-dom/client';
import { BallotPage } from '../features/ballots/BallotPage.tsx';
import { readSession } from '../firebase/session.tsx';
import { AppTheme } from './AppTheme.tsx';
import { BallotGuard } from './BallotGuard.tsx';
import { CrashGuard } from './CrashGuard.tsx';
import { pageTitle } from './pageTitle.ts';
import { rootElement } from './rootElement.ts';
import { SessionGate } from './SessionGate.tsx';
import { VoterLayout } from './VoterLayout.tsx';

/**
 * `/votes/current`, alone: two thousand phones open it at once on a hall's network, so it comes
 * without the router and without Firebase.
 */
export function startBallot(): void {
  readSession().catch(() => undefined);
  document.title = pageTitle(location.pathname);
  createRoot(rootElement()).render(
    <AppTheme>
      <CrashGuard>
        <SessionGate>
          <BallotGuard>
            <VoterLayout>
              <BallotPage />
            </VoterLayout>
          </BallotGuard>
        </SessionGate>
      </CrashGuard>
    </AppTheme>,
  );
}
