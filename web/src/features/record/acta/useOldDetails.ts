import { type ActaDetails, noDetails } from '@asamblea/domain';
import { useEffect } from 'react';
import { useSession } from '../../../firebase/session/session.tsx';
import { takeOldDetails } from '../../../parts/acta/keptWords.ts';
import type { WrittenActa } from '../../../parts/acta/useWrittenActa.ts';

interface OldDetails {
  readonly session: number;
  readonly call: number;
  readonly acta: WrittenActa;
  /** As they begin while nobody typed any. */
  readonly known: ActaDetails;
  readonly mayWrite: boolean;
}

/** The details that this browser kept go once into the fields that the minutes lack. */
export function useOldDetails({ session, call, acta, known, mayWrite }: OldDetails): void {
  const { session: own, cot } = useSession();
  const key = `asamblea-acta-${own.assembly ?? cot ?? ''}-${session}-${call}`;
  const isRead = acta.view.document !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the minutes were read.
  useEffect(() => {
    if (!isRead || !mayWrite) return;
    const old = takeOldDetails(key);
    if (old === null) return;
    const { words } = acta.view;
    const typed = words.details;
    const details = typed === null ? { ...known, ...said(old) } : { ...old, ...said(typed) };
    acta.write({ ...words, details: { ...noDetails, ...details } }, known);
  }, [isRead, mayWrite, key]);
}

/** Without what says nothing. */
function said(details: ActaDetails): Partial<ActaDetails> {
  return Object.fromEntries(
    Object.entries(details).filter(([, value]) => value !== null && value !== ''),
  );
}
