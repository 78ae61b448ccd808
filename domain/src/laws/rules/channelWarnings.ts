import { citeSource } from '../../kernel/bylaws/source.ts';
import type { Modality } from '../../kernel/meetings/meeting.ts';
import type { MeetingMode, Rule } from './rule.ts';

/**
 * Warnings for the moderator before this decision opens in a meeting held so, each with its article.
 * `later-call` stands for any call after the first. Never a refusal: the law is disputed, people decide.
 */
export function channelWarnings(
  rule: Pick<Rule, 'channelLimits' | 'needsNotary' | 'source'>,
  modes: readonly MeetingMode[],
): readonly string[] {
  const limits = rule.channelLimits
    .filter((limit) => limit.modes.some((mode) => modes.includes(mode)))
    .map((limit) => `${limit.warning} (${citeSource(limit.source)})`);
  const meets = modes.some((mode) => mode !== 'written');
  return rule.needsNotary && meets
    ? [...limits, `Debe asistir un notario (${citeSource(rule.source)})`]
    : limits;
}

const heldAs: Readonly<Record<Modality, MeetingMode>> = {
  hall: 'hall',
  remote: 'online',
  mixed: 'mixed',
};

/** How a meeting of this modality is held in a call, as packs name it. */
export function modesOf(modality: Modality, call: number): readonly MeetingMode[] {
  return call > 1 ? [heldAs[modality], 'later-call'] : [heldAs[modality]];
}
