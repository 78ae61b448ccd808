import type { AwaitedDesk } from '../../polls/questions/awaitedDesk.ts';
import { deviceStateOf } from './health.ts';
import type { Sign } from './sign.ts';

/**
 * The desks whose work of before an hour may still come: those that say so, and those that were in use and
 * fell silent by then, which cannot say it. A desk that was closed or put out of sight with nothing to send
 * pressed nothing since.
 */
export function awaitedDesks(
  signs: ReadonlyMap<string, Sign>,
  hour: number,
  now: number,
): readonly AwaitedDesk[] {
  return [...signs.values()]
    .flatMap((sign): readonly AwaitedDesk[] => {
      const { kind, state, label, seenAt, unsentSince } = sign;
      if (kind !== 'desk') return [];
      if (unsentSince !== undefined && unsentSince <= hour) {
        return [{ label, why: 'unsent', since: unsentSince }];
      }
      const fellSilent = state === 'here' && deviceStateOf(sign, now) === 'lost' && seenAt <= hour;
      return fellSilent ? [{ label, why: 'silent', since: seenAt }] : [];
    })
    .sort((a, b) => a.since - b.since);
}
