import { type ReactNode, useEffect, useState } from 'react';
import { ApiFailure } from '../asking/ApiFailure.ts';
import { retryUntilDone } from '../asking/retrying.ts';
import { onLeaving } from '../tab/leaving.ts';
import { markConnection } from './connection.ts';
import { FirestoreProviders } from './FirestoreProviders.tsx';
import { openMemberConnection } from './memberConnection.ts';
import type { OpenFirestore } from './openFirestore.ts';

/** The part of `MemberFirestore` that knows the SDK. Keeps trying until it can start, or is refused. */
export function MemberFirestoreSdk({
  fallback,
  children,
}: {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState<OpenFirestore | null>(null);
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const tell = (isFailing: boolean) =>
      markConnection('member', isFailing && !leaving.signal.aborted ? 'empty' : 'up');
    const attempt = () =>
      openMemberConnection().catch((error: unknown) => {
        if (isRefusal(error)) {
          leaving.abort();
          // A member whose session ended is already being told; a forbidden act is an error of the page.
          if (error.code !== 'not-signed-in') setRefusal(error);
        }
        throw error;
      });
    retryUntilDone(attempt, leaving.signal, tell).then(setOpen, () => undefined);
    // Nothing that was read stays on screen while the page is being replaced.
    const forgetTask = onLeaving(async () => setOpen(null));
    return () => {
      leaving.abort();
      tell(false);
      forgetTask();
    };
  }, []);
  if (refusal !== null) throw refusal;
  if (open === null) return fallback;
  return <FirestoreProviders open={open}>{children}</FirestoreProviders>;
}

/** Ours: whatever else answered may pass. */
function isRefusal(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && ['not-signed-in', 'not-allowed'].includes(error.code);
}
