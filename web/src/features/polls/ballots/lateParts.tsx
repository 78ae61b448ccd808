import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { importWhenOnline } from '../../../firebase/listening/importWhenOnline.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { QuietGuard } from '../../../ui/feedback/QuietGuard.tsx';

const load = () => import('./afterVoting.ts');
const parts = () => importWhenOnline(load);

/** The decision. Nobody waits for what draws it before they can vote. */
export const LateResult = late(
  lazy(async () => ({ default: (await parts()).ResultShown })),
  // As a result of a few answers, so that what is under it hardly moves.
  '26rem',
);

/** The kept vote of a question. */
export const LateKept = late(lazy(async () => ({ default: (await parts()).OwnKeptVote })));

/** That all was kept. */
export const LateSaved = late(lazy(async () => ({ default: (await parts()).SavedVote })));

/** Fetches them once the ballot stands, so that they are there when somebody has voted, and the hall sees its result. */
export function useLateParts(stands: boolean): void {
  useEffect(() => {
    if (stands) parts().catch(() => undefined);
  }, [stands]);
}

function late<P extends object>(Part: ComponentType<P>, minHeight = 'auto') {
  return (props: P) => (
    <QuietGuard>
      <Suspense
        fallback={
          <div style={{ minHeight }}>
            <Loading shape="text" />
          </div>
        }
      >
        <Part {...props} />
      </Suspense>
    </QuietGuard>
  );
}
