import { vi } from 'vitest';

/** The simulated browser downloads nothing. */
export const download = vi.fn();
