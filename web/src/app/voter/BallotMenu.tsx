import { lazy, Suspense } from 'react';
import { importWhenOnline } from '../../firebase/listening/importWhenOnline.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { QuietGuard } from '../../ui/feedback/QuietGuard.tsx';
import type { VoterMenuProps } from './VoterMenu.tsx';

const VoterMenu = lazy(() =>
  importWhenOnline(() => import('./VoterMenu.tsx')).then((loaded) => ({
    default: loaded.VoterMenu,
  })),
);

/** The menu at hand beside a vote: nobody waits for it before they can mark one. */
export function BallotMenu(props: VoterMenuProps) {
  return (
    <QuietGuard>
      <Suspense fallback={<Loading shape="text" />}>
        <VoterMenu {...props} />
      </Suspense>
    </QuietGuard>
  );
}
