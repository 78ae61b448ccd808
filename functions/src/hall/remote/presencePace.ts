import { type PresencePace, usualPresencePace } from '@asamblea/domain';
import { millisOf } from '../../kernel/platform/environment.ts';

/** The times by which somebody is told to be there: as the domain says unless the environment does. */
export function presencePace(env: NodeJS.ProcessEnv = process.env): PresencePace {
  return {
    heartbeatMillis: millisOf(env.ASAMBLEA_HEARTBEAT_MS, usualPresencePace.heartbeatMillis),
    signMillis: millisOf(env.ASAMBLEA_SIGN_MS, usualPresencePace.signMillis),
    graceMillis: millisOf(env.ASAMBLEA_GRACE_MS, usualPresencePace.graceMillis),
    gapMillis: millisOf(env.ASAMBLEA_GAP_MS, usualPresencePace.gapMillis),
    patienceMillis: millisOf(env.ASAMBLEA_PATIENCE_MS, usualPresencePace.patienceMillis),
  };
}
