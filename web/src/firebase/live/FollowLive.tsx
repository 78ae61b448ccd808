import type { LiveName } from '@asamblea/domain';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { QuietGuard } from '../../ui/feedback/QuietGuard.tsx';
import { polledPath } from '../asking/polledPath.ts';
import { importWhenOnline } from '../listening/importWhenOnline.ts';
import { PublicFirestore } from '../listening/PublicFirestore.tsx';
import type { LiveListenerProps } from './LiveListener.tsx';
import { useDeaf } from './useDeaf.ts';
import type { LiveOf } from './useLive.ts';
import { usePolling } from './usePolling.ts';

const LiveListener = lazy(() =>
  importWhenOnline(() => import('./LiveListener.tsx')).then((loaded) => ({
    default: loaded.LiveListener,
  })),
) as <P extends LiveName>(props: LiveListenerProps<P>) => ReactNode;

const pollMillis = 2_500;

interface FollowLiveProps<P extends LiveName> {
  readonly cot: string;
  readonly projection: P;
  /** Told whenever something newer is known; the same function always. */
  readonly onLive: (value: LiveOf<P>) => void;
}

/** A public document, for pages that open without Firebase: heard, or asked of the edge while deaf. */
export function FollowLive<P extends LiveName>({ cot, projection, onLive }: FollowLiveProps<P>) {
  const [isDeaf, onListening] = useDeaf();
  const path = isDeaf ? polledPath(cot, projection) : null;
  const polled = usePolling<LiveOf<P>>(path, pollMillis).value;
  useEffect(() => {
    if (polled !== null) onLive(polled);
  }, [polled, onLive]);
  return (
    <QuietGuard>
      <PublicFirestore>
        <Suspense fallback={null}>
          <LiveListener {...{ cot, projection, onLive, onListening }} />
        </Suspense>
      </PublicFirestore>
    </QuietGuard>
  );
}
