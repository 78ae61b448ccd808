import type { CastRequest } from '@asamblea/domain';

/**
 * What was confirmed and has no answer yet, kept on the device so that a reload or a lost network
 * never loses it. The same sending goes again with the same id, and the server counts it once. It is
 * erased as soon as it is answered.
 */
export interface Outbox {
  read(): CastRequest | null;
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
  let inPage: CastRequest | null = null;

  function read(): CastRequest | null {
    try {
      return parse(store.getItem(key)) ?? inPage;
    } catch {
      return inPage;
    }
  }

  return {
    read,
    keep(sending) {
      inPage = sending;
      try {
        store.setItem(key, JSON.stringify(sending));
      } catch {}
    },
    clear(requestId) {
      if (read()?.requestId !== requestId) return;
      inPage = null;
      try {
        store.removeItem(key);
      } catch {}
    },
  };
}

/** Only what has the shape of a sending; the server checks the rest. */
function parse(text: string | null): CastRequest | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return null;
    if (!('questionId' in kept && 'requestId' in kept && 'choices' in kept)) return null;
    return Array.isArray(kept.choices) ? (kept as CastRequest) : null;
  } catch {
    return null;
  }
}
