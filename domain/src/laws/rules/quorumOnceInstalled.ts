import { anyOf } from './requirements.ts';
import type { CallQuorum, Rule } from './rule.ts';

/**
 * The quorum that has to remain once the meeting was installed: where the law says that who leaves does not undo the
 * quorum, as many as it asks in another call are enough, and never more than those that open it; elsewhere, what
 * each call asks.
 */
export function quorumOnceInstalled({
  quorum,
  quorumLeft,
}: Pick<Rule, 'quorum' | 'quorumLeft'>): readonly CallQuorum[] {
  const least = quorum.find(({ call }) => call === quorumLeft?.asInCall);
  if (least === undefined) return quorum;
  return quorum.map((asked) => {
    if (asked.call >= least.call) return asked;
    const either = [least.requirement, asked.requirement].flatMap((one) => one ?? []);
    const requirement = either.length < 2 ? null : anyOf(...either);
    return { ...least, call: asked.call, requirement };
  });
}
