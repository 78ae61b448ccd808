import { citeSource } from '../../kernel/bylaws/source.ts';
import type { MeetingMode, Rule } from './rule.ts';

/**
 * What to warn the moderator of before opening this decision in a meeting held so. `later-call`
 * stands for any call after the first. Never a refusal: the law is disputed, people decide.
 */
export function channelWarnings(
  rule: Pick<Rule, 'channelLimits' | 'needsNotary'>,
  modes: readonly MeetingMode[],
): readonly string[] {
  return rule.channelLimits
    .filter((limit) => limit.modes.some((mode) => modes.includes(mode)))
    .map((limit) => `${limit.warning} (${citeSource(limit.source)})`);
}
