import { type ClosingDrain, usualDrain } from '@asamblea/domain';
import { millisOf } from '../../kernel/platform/environment.ts';

/** The waits of closing before it draws the line; as the domain says unless the environment does. */
export function closingDrain(env: NodeJS.ProcessEnv = process.env): ClosingDrain {
  return {
    drainMillis: millisOf(env.ASAMBLEA_DRAIN_MS, usualDrain.drainMillis),
    skewMillis: millisOf(env.ASAMBLEA_CLOCK_SKEW_MS, usualDrain.skewMillis),
  };
}
