import { vi } from 'vitest';

export const readIsNewVersion = vi.fn(() => false);
export const watchNewVersion = vi.fn(() => () => undefined);
export const installServiceWorker = vi.fn();
