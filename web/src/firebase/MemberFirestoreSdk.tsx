import { type ReactNode, useEffect, useState } from 'react';
import { markConnection } from './connection.ts';
import { FirestoreProviders } from './FirestoreProviders.tsx';
import { onLeaving } from './leaving.ts';
import { openMemberConnection } from './memberConnection.ts';
import type { OpenFirestore } from './openFirestore.ts';
import { keepTrying } from './retrying.ts';

/** The part of `MemberFirestore` that knows the SDK. Keeps trying until it can start. */
export function MemberFirestoreSdk({
  fallback,
  children,
}: {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState<OpenFirestore | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const tell = (isFailing: boolean) => markConnection('member', isFailing ? 'empty' : 'up');
    keepTrying(openMemberConnection, leaving.signal, tell).then(setOpen, () => undefined);
    // Nothing that was read stays on screen while the page is being replaced.
    const forgetTask = onLeaving(async () => setOpen(null));
    return () => {
      leaving.abort();
      tell(false);
      forgetTask();
    };
  }, []);
  if (open === null) return fallback;
  return <FirestoreProviders open={open}>{children}</FirestoreProviders>;
}
