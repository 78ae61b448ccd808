import { lazy, type ReactNode, Suspense } from 'react';
import { importWhenOnline } from './importWhenOnline.ts';

/** On the server there is no live data, so the SDK stays out of that bundle. */
const PublicFirestoreSdk = import.meta.env.SSR
  ? null
  : lazy(() =>
      importWhenOnline(() => import('./PublicFirestoreSdk.tsx')).then((loaded) => ({
        default: loaded.PublicFirestoreSdk,
      })),
    );

/**
 * Live public documents for what is inside, without sign-in. The page may boot without the SDK:
 * this file does not import it, and `fallback` shows until it is there. What is inside uses
 * `useLive`, which does import it: load that part lazily too.
 */
export function PublicFirestore({
  fallback,
  children,
}: {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}) {
  if (PublicFirestoreSdk === null) return fallback;
  return (
    <Suspense fallback={fallback}>
      <PublicFirestoreSdk fallback={fallback}>{children}</PublicFirestoreSdk>
    </Suspense>
  );
}
