import { lookOf, type PublicPageState } from '@asamblea/domain';
import { useMemo } from 'react';
import { QuorumPublicPage } from '../features/meeting/quorum/QuorumPublicPage.tsx';
import { RehearsalRibbon } from '../ui/feedback/RehearsalRibbon.tsx';
import { ConnectionMessage } from './failures/ConnectionMessage.tsx';
import { CrashGuard } from './failures/CrashGuard.tsx';
import { PlainTheme } from './look/PlainTheme.tsx';
import { lookPlaceOf } from './look/wornLook.ts';

/** The tree that the server renders and the browser hydrates: the same on both sides. */
export function PublicPageApp({ state }: { readonly state: PublicPageState }) {
  const fixed = useMemo(() => {
    const look = lookOf(state.assembly ?? {});
    return { look, place: lookPlaceOf(state.path, look) };
  }, [state]);
  return (
    <PlainTheme fixed={fixed}>
      <CrashGuard>
        <QuorumPublicPage state={state} />
        {state.assembly?.isRehearsal === true && <RehearsalRibbon />}
        <ConnectionMessage path={state.path} hasFigures={state.quorum !== null} />
      </CrashGuard>
    </PlainTheme>
  );
}
