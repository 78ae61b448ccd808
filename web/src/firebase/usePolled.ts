import type { Projected } from '@asamblea/domain';
import { usePolling } from './usePolling.ts';

/** What a public address says, asked again and again, for audiences too large to listen each. */
export function usePolled<T extends Projected>(path: string, everyMillis?: number): T | null {
  return usePolling<T>(path, everyMillis).value;
}
