import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { importWhenOnline } from '../../../firebase/importWhenOnline.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { QuietGuard } from '../../../ui/QuietGuard.tsx';

const load = () => import('./ResultShown.tsx');
const ResultShown = lazy(() =>
  importWhenOnline(load).then((loaded) => ({ default: loaded.ResultShown })),
);

/** What was decided. Nobody waits for what draws it before they can vote. */
export function LateResult(props: ComponentProps<typeof ResultShown>) {
  return (
    <QuietGuard>
      <Suspense fallback={<Loading shape="text" />}>
        <ResultShown {...props} />
      </Suspense>
    </QuietGuard>
  );
}

/** Fetches it once the ballot stands, so that it is there when the hall sees its result. */
export function useLateResult(stands: boolean): void {
  useEffect(() => {
    if (stands) importWhenOnline(load).catch(() => undefined);
  }, [stands]);
}
