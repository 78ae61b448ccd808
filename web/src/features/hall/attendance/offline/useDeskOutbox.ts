import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DeskOutbox } from './deskOutbox.ts';
import { openDeskOutbox } from './openDeskOutbox.ts';

/** The outbox of this desk for as long as its page is open. */
export function useDeskOutbox(assemblyId: string, userId: string): DeskOutbox | null {
  const [outbox, setOutbox] = useState<DeskOutbox | null>(null);
  useEffect(() => {
    const opened = openDeskOutbox(assemblyId, userId);
    setOutbox(opened);
    return () => opened.stop();
  }, [assemblyId, userId]);
  return outbox;
}

export function useOutboxState(outbox: DeskOutbox) {
  return useSyncExternalStore(outbox.watch, outbox.state);
}
