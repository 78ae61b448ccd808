import type { Projected } from '@asamblea/domain';
import { usePolling } from './usePolling.ts';

/** The answer of a public address, asked again and again, for audiences too large for a listener each. */
export function usePolled<T extends Projected>(path: string, everyMillis?: number): T | null {
  return usePolling<T>(path, everyMillis).value;
}
