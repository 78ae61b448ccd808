import { keptRecord, safeRecord } from './deskDatabase.ts';
import { type DeskOutbox, openOutbox } from './deskOutbox.ts';
import { sendOperation } from './deskSending.ts';

/**
 * What waits is kept apart from the roster: it names nobody, and stays when the desk signs out, for
 * whoever did it to send it after signing in again.
 */
const database = 'asamblea-mesa';

/** The outbox of one person at one assembly, shared by all the tabs where they are signed in. */
export function openDeskOutbox(assemblyId: string, userId: string): DeskOutbox {
  const name = `${database}/${assemblyId}/${userId}`;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const outbox = openOutbox({
    kept: safeRecord(keptRecord(database, `${assemblyId}/${userId}`)),
    send: sendOperation,
    alone: 'locks' in navigator ? (work) => navigator.locks.request(name, work) : oneByOne(),
    tell: () => channel?.postMessage(null),
  });
  const wake = () => void outbox.wake();
  channel?.addEventListener('message', wake);
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  wake();
  return {
    ...outbox,
    stop() {
      outbox.stop();
      channel?.close();
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    },
  };
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
