import { vi } from 'vitest';

interface Listener {
  readonly path: string;
  readonly next: (snapshot: unknown) => void;
  readonly fail: () => void;
}

/** The listeners, and those that were stopped, in order. */
export const listeners: Listener[] = [];
export const unsubscribed: string[] = [];

export function forgetListeners(): void {
  listeners.length = 0;
  unsubscribed.length = 0;
}

export const doc = (_: unknown, path: string) => path;
export const collection = (_: unknown, path: string) => path;
export const query = (path: string) => path;
export const where = () => null;

export const onSnapshot = vi.fn(
  (path: string, _: unknown, next: Listener['next'], fail: Listener['fail']) => {
    listeners.push({ path, next, fail });
    return () => {
      unsubscribed.push(path);
    };
  },
);
