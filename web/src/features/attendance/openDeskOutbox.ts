import { keptRecord, safeRecord } from './deskDatabase.ts';
import { type DeskOutbox, openOutbox } from './deskOutbox.ts';
import { sendOperation } from './deskSending.ts';

/**
 * What waits is kept apart from the roster: it names nobody, and stays when the desk signs out, for
 * whoever did it to send it after signing in again.
 */
const database = 'asamblea-mesa';

export interface OpenDeskOutbox extends DeskOutbox {
  /** Whether what waits stays on this device when the page goes: a private window keeps nothing. */
  stays(): boolean;
}

const opened = new Map<string, OpenDeskOutbox>();

/** The one that this page has open, if any. */
export function openedOutbox(assemblyId: string, userId: string): OpenDeskOutbox | undefined {
  return opened.get(nameOf(assemblyId, userId));
}

function nameOf(assemblyId: string, userId: string): string {
  return `${database}/${assemblyId}/${userId}`;
}

/** The outbox of one person at one assembly, shared by all the tabs where they are signed in. */
export function openDeskOutbox(assemblyId: string, userId: string): OpenDeskOutbox {
  const name = nameOf(assemblyId, userId);
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const kept = safeRecord(keptRecord(database, `${assemblyId}/${userId}`));
  const outbox = openOutbox({
    kept,
    send: sendOperation,
    alone: 'locks' in navigator ? (work) => navigator.locks.request(name, work) : oneByOne(),
    tell: () => channel?.postMessage(null),
  });
  const wake = () => void outbox.wake();
  channel?.addEventListener('message', wake);
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  wake();
  const open: OpenDeskOutbox = {
    ...outbox,
    stays: kept.stays,
    stop() {
      outbox.stop();
      if (opened.get(name) === open) opened.delete(name);
      channel?.close();
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    },
  };
  opened.set(name, open);
  return open;
}

/** Where the browser knows no locks, which is off our own addresses: in this tab at least. */
function oneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}
