import { systemClock } from '../../kernel/platform/clock.ts';
import { refreshMillis } from '../../kernel/platform/environment.ts';
import type { Refreshing } from './project.ts';

/** The clock and the pace of this deployment. */
export function refreshingNow(): Refreshing {
  return { clock: systemClock, refreshMillis: refreshMillis() };
}
