/** One record that every tab of this browser sees; `change` is one step, also with others changing it. */
export interface KeptRecord {
  read(): Promise<unknown>;
  change<T>(next: (now: unknown) => T): Promise<T>;
}

const store = 'kept';

/** A record of a database of the browser. It is opened for each step: nothing stays in the way of wiping it. */
export function keptRecord(database: string, key: string): KeptRecord {
  return {
    read: () => step(database, 'readonly', (records) => records.get(key)),
    change: (next) =>
      step(database, 'readwrite', (records, answer) => {
        const found = records.get(key);
        found.onsuccess = () =>
          answer(
            () => next(found.result),
            (value) => records.put(value, key),
          );
        return null;
      }),
  };
}

type Answer<T> = (make: () => T, then: (value: T) => void) => void;

async function step<T>(
  database: string,
  mode: IDBTransactionMode,
  work: (records: IDBObjectStore, answer: Answer<T>) => IDBRequest<T> | null,
): Promise<T> {
  const opened = await open(database);
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = opened.transaction(store, mode);
      let made: { readonly value: T } | null = null;
      const reading = work(transaction.objectStore(store), (make, then) => {
        try {
          made = { value: make() };
          then(made.value);
        } catch (error) {
          reject(error);
          transaction.abort();
        }
      });
      transaction.oncomplete = () => {
        if (reading !== null) resolve(reading.result);
        else if (made !== null) resolve(made.value);
      };
      transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was kept.'));
    });
  } finally {
    opened.close();
  }
}

function open(database: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('It could not be opened.'));
  });
}

/** The same where the browser keeps nothing (a private window): it lives as long as the page. */
export function recordInPage(): KeptRecord {
  let kept: unknown;
  return {
    read: async () => kept,
    change: async (next) => {
      const made = next(kept);
      kept = made;
      return made;
    },
  };
}

/** Tries the browser's own, and goes on in the page alone if it refuses. */
export function safeRecord(
  kept: KeptRecord,
  inPage: KeptRecord = recordInPage(),
): KeptRecord & { readonly stays: () => boolean } {
  let refused = false;
  const orInPage = async <T>(work: (record: KeptRecord) => Promise<T>): Promise<T> => {
    if (refused) return work(inPage);
    try {
      return await work(kept);
    } catch {
      refused = true;
      return work(inPage);
    }
  };
  return {
    read: () => orInPage((record) => record.read()),
    change: (next) => orInPage((record) => record.change(next)),
    stays: () => !refused,
  };
}
