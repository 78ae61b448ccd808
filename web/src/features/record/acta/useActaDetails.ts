import { type ActaDetails, noDetails } from '@asamblea/domain';
import { useState } from 'react';
import { useSession } from '../../../firebase/session.tsx';

/** What is kept of the minutes of one call, and how it changes. */
export interface KeptDetails {
  readonly details: ActaDetails;
  readonly change: (details: ActaDetails) => void;
  readonly forget: () => void;
}

/**
 * What the secretary wrote of a call, kept on this device: the same on another day, and whatever page was
 * opened in between. Where nothing was written it begins with what was known before. A browser that keeps
 * nothing has it until the page is closed.
 */
export function useActaDetails(session: number, call: number, known = noDetails): KeptDetails {
  const { session: own, cot } = useSession();
  // Not by its public code, which may be replaced.
  const key = `asamblea-acta-${own.assembly ?? cot ?? ''}-${session}-${call}`;
  const [details, setDetails] = useState(() => read(key) ?? known);
  return {
    details,
    change(next) {
      setDetails(next);
      attempt(() => localStorage.setItem(key, JSON.stringify(next)));
    },
    forget() {
      setDetails(known);
      attempt(() => localStorage.removeItem(key));
    },
  };
}

function read(key: string): ActaDetails | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDetails(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** As long as the form lets a text be, whoever wrote it there. */
function isDetails(kept: unknown): kept is ActaDetails {
  if (typeof kept !== 'object' || kept === null) return false;
  const told = new Map<string, unknown>(Object.entries(kept));
  const { kind, ...texts } = Object.fromEntries(
    Object.keys(noDetails).map((n) => [n, told.get(n)]),
  );
  return (
    [null, 'ordinary', 'extraordinary'].some((one) => one === kind) &&
    Object.values(texts).every((text) => typeof text === 'string' && text.length <= 200)
  );
}

function attempt(keep: () => void): void {
  try {
    keep();
  } catch {
    // Private windows and full disks keep nothing: the page still has it.
  }
}
