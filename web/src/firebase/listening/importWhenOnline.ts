import { markConnection } from './connection.ts';

/**
 * Loads code that only live data needs. Without network what is on screen stays, with its message, and
 * the code is asked for again when the browser is online; a file that does not come with network is
 * a failure as any other.
 */
export async function importWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    markConnection('code', 'empty');
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    markConnection('code', 'up');
    return importWhenOnline(load);
  }
}
