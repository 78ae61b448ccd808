import { lazy, type ReactNode, Suspense, useState } from 'react';
import { importWhenOnline } from './importWhenOnline.ts';
import { type Listening, ListeningContext } from './listening.ts';

/** On the server there is no live data, so the SDK stays out of that bundle. */
const PublicFirestoreSdk = import.meta.env.SSR
  ? null
  : lazy(() =>
      importWhenOnline(() => import('./PublicFirestoreSdk.tsx')).then((loaded) => ({
        default: loaded.PublicFirestoreSdk,
      })),
    );

/**
 * Live public documents for what is inside, without sign-in: `useLive` hears them as soon as the SDK is
 * there, which the page does not wait for.
 */
export function PublicFirestore({ children }: { readonly children: ReactNode }) {
  const [listening, setListening] = useState<Listening | null>(null);
  return (
    <ListeningContext value={listening}>
      {PublicFirestoreSdk !== null && (
        <Suspense fallback={null}>
          <PublicFirestoreSdk onOpen={setListening} />
        </Suspense>
      )}
      {children}
    </ListeningContext>
  );
}
