import { vi } from 'vitest';

/** No page of a test opens itself again. */
export const reloadWhenReachable = vi.fn(() => () => undefined);
