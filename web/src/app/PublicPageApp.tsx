import type { PublicPageState } from '@asamblea/domain';
import { QuorumPublicPage } from '../features/quorum/QuorumPublicPage.tsx';
import { RehearsalRibbon } from '../ui/RehearsalRibbon.tsx';
import { AppTheme } from './AppTheme.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { CrashGuard } from './CrashGuard.tsx';

/** The tree that the server renders and the browser hydrates: the same on both sides. */
export function PublicPageApp({ state }: { readonly state: PublicPageState }) {
  return (
    <AppTheme>
      <CrashGuard>
        <QuorumPublicPage state={state} />
        {state.assembly?.isRehearsal === true && <RehearsalRibbon />}
        <ConnectionNotice path={state.path} hasFigures={state.quorum !== null} />
      </CrashGuard>
    </AppTheme>
  );
}
