import { type ReactNode, useEffect, useState } from 'react';
import { markConnection } from './connection.ts';
import { FirestoreProviders } from './FirestoreProviders.tsx';
import { type OpenFirestore, openFirestore } from './openFirestore.ts';
import { keepTrying } from './retrying.ts';

// One connection a page, however many parts of it listen.
let opened: Promise<OpenFirestore> | null = null;

function openOnce(): Promise<OpenFirestore> {
  opened ??= openFirestore('public').catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** The part of `PublicFirestore` that knows the SDK. Keeps trying until it can start. */
export function PublicFirestoreSdk({
  fallback,
  children,
}: {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState<OpenFirestore | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const tell = (isFailing: boolean) => markConnection('public', isFailing ? 'empty' : 'up');
    keepTrying(openOnce, leaving.signal, tell).then(setOpen, () => undefined);
    return () => {
      leaving.abort();
      tell(false);
    };
  }, []);
  if (open === null) return fallback;
  return <FirestoreProviders open={open}>{children}</FirestoreProviders>;
}
