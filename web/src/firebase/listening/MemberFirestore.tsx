import { lazy, type ReactNode, Suspense } from 'react';
import { importWhenOnline } from './importWhenOnline.ts';

const MemberFirestoreSdk = lazy(() =>
  importWhenOnline(() => import('./MemberFirestoreSdk.tsx')).then((loaded) => ({
    default: loaded.MemberFirestoreSdk,
  })),
);

/**
 * Firestore as the signed-in person may read it, for what is inside. Needs a `SessionProvider`
 * around it. When the session is revoked everything read is forgotten and the page goes to `/login`.
 */
export function MemberFirestore({
  fallback,
  children,
}: {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Suspense fallback={fallback}>
      <MemberFirestoreSdk fallback={fallback}>{children}</MemberFirestoreSdk>
    </Suspense>
  );
}
