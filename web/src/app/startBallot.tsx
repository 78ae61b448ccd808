import { readSession } from '../firebase/session.tsx';
import { wearAssemblyIcon } from './assemblyIcon.ts';
import { BallotRoute } from './BallotRoute.tsx';
import { describePage } from './describePage.ts';
import { mountApp } from './mountApp.tsx';
import { PageGuard } from './PageGuard.tsx';
import { PlainTheme } from './PlainTheme.tsx';
import { SessionGate } from './SessionGate.tsx';
import { VoterLayout } from './VoterLayout.tsx';

/**
 * `/votes/current`, alone: two thousand phones open it at once on a hall's network, so it comes
 * without the router and without Firebase.
 */
export function startBallot(): void {
  readSession().catch(() => undefined);
  describePage(location.pathname);
  wearAssemblyIcon(location.pathname, '');
  mountApp(
    PlainTheme,
    <SessionGate>
      <PageGuard>
        <VoterLayout>
          <BallotRoute />
        </VoterLayout>
      </PageGuard>
    </SessionGate>,
  );
}
