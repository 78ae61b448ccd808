import { systemClock } from '../platform/clock.ts';
import { refreshMillis } from '../platform/environment.ts';
import type { Refreshing } from './project.ts';

/** The clock and the pace of this deployment. */
export function refreshingNow(): Refreshing {
  return { clock: systemClock, refreshMillis: refreshMillis() };
}
