import { keptRecord, safeRecord } from '../../../../firebase/tab/keptRecord.ts';
import { type DeskOutbox, newDeskOutbox } from './deskOutbox.ts';
import { sendOperation } from './deskSending.ts';

/**
 * Waiting work is kept apart from the roster: it names nobody, and stays when the desk signs out, for the
 * same person to send it after signing in again.
 */
const database = 'asamblea-mesa';

export interface OpenDeskOutbox extends DeskOutbox {
  /** Whether what waits stays on this device when the page goes: a private window keeps nothing. */
  stays(): boolean;
}

const opened = new Map<string, OpenDeskOutbox>();

function nameOf(assemblyId: string, userId: string): string {
  return `${database}/${assemblyId}/${userId}`;
}

/** The outbox of one person at one assembly, shared by all the tabs where they are signed in. */
export function openDeskOutbox(assemblyId: string, userId: string): OpenDeskOutbox {
  const name = nameOf(assemblyId, userId);
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const kept = safeRecord(keptRecord(database, `${assemblyId}/${userId}`));
  const outbox = newDeskOutbox({
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

/** The work of a person at the desk that the server has not answered. */
export interface UnsentDeskWork {
  readonly units: number;
  /** Whether it stays on this device when the page goes. */
  readonly stays: boolean;
}

/** Long enough for what was just pressed to arrive, short enough for somebody who leaves. */
const patience = 2_000;

/**
 * Sends what waits, for a moment, and says what is left of it; null when nothing is. It is here so that
 * a desk without network has it: a piece of its own would still be to download.
 */
export async function settleDeskWork(
  assemblyId: string,
  userId: string,
  millis = patience,
): Promise<UnsentDeskWork | null> {
  const open = opened.get(nameOf(assemblyId, userId));
  const outbox = open ?? openDeskOutbox(assemblyId, userId);
  try {
    await Promise.race([outbox.wake(), new Promise((resolve) => setTimeout(resolve, millis))]);
    const units = outbox.state().waiting.reduce((sum, { unitIds }) => sum + unitIds.length, 0);
    return units === 0 ? null : { units, stays: outbox.stays() };
  } finally {
    if (open === undefined) outbox.stop();
  }
}
