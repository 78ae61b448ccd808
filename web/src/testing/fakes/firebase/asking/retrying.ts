import { vi } from 'vitest';

export {
  retryUntilDone,
  waitAfter as realWaitAfter,
} from '../../../../firebase/asking/retrying.ts';

/** A client told to come back comes back at once. */
export const waitAfter = vi.fn((_failures: number, _toldSeconds?: number | null) => 5);
