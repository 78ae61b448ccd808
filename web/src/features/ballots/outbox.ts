import type { CastRequest } from '@asamblea/domain';

/**
 * What was confirmed and has no answer yet, kept on the device so that a reload or a lost network
 * never loses it: a sending for each question. The same sending goes again with the same id, and the
 * server counts it once. Each is erased as soon as it is answered.
 */
export interface Outbox {
  read(): readonly CastRequest[];
  keep(sending: CastRequest): void;
  clear(requestId: string): void;
}

const keyPrefix = 'asamblea-voto-';

/**
 * Whether somebody's confirmed vote waits on this device: nothing may then reload the page by itself.
 * Only looking at the storage may be refused, so it is opened in here.
 */
export function hasPendingVote(
  open: () => Pick<Storage, 'length' | 'key'> = () => localStorage,
): boolean {
  try {
    const store = open();
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
    return keys.some((key) => key?.startsWith(keyPrefix) === true);
  } catch {
    return false;
  }
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Each person of each assembly has their own, also on a shared device. */
export function openOutbox(store: Store, cot: string, userId: string): Outbox {
  const key = `${keyPrefix}${cot}-${userId}`;
  // A browser that refuses storage still votes: the sending then lives as long as the page.
  let inPage: readonly CastRequest[] = [];

  function read(): readonly CastRequest[] {
    try {
      const kept = parse(store.getItem(key));
      return kept.length > 0 ? kept : inPage;
    } catch {
      return inPage;
    }
  }

  function write(sendings: readonly CastRequest[]): void {
    inPage = sendings;
    try {
      if (sendings.length === 0) store.removeItem(key);
      else store.setItem(key, JSON.stringify(sendings));
    } catch {}
  }

  return {
    read,
    keep(sending) {
      write([...read().filter((one) => one.questionId !== sending.questionId), sending]);
    },
    clear(requestId) {
      const kept = read();
      const rest = kept.filter((one) => one.requestId !== requestId);
      if (rest.length < kept.length) write(rest);
    },
  };
}

/** What waits under the account, from before it waited under the person, is not left behind. */
export function adoptSendings(
  open: () => Store,
  cot: string,
  { from, to }: { readonly from: string; readonly to: string },
): void {
  if (from === to) return;
  try {
    const store = open();
    const [old, now] = [`${keyPrefix}${cot}-${from}`, `${keyPrefix}${cot}-${to}`];
    const kept = store.getItem(old);
    if (kept === null || store.getItem(now) !== null) return;
    store.setItem(now, kept);
    store.removeItem(old);
  } catch {
    // Where nothing is kept there is nothing to adopt.
  }
}

/** Only what has the shape of a sending; the server checks the rest. */
function parse(text: string | null): readonly CastRequest[] {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return (Array.isArray(kept) ? kept : [kept]).filter(isSending);
  } catch {
    return [];
  }
}

function isSending(kept: unknown): kept is CastRequest {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('questionId' in kept && 'requestId' in kept && 'choices' in kept)) return false;
  return Array.isArray(kept.choices);
}
