import type { Source } from '../../kernel/bylaws/source.ts';
import type { Period } from '../../kernel/calendars/period.ts';
import { type MeetingKind, meetingKinds } from '../../kernel/meetings/meeting.ts';
import type { CallerRole } from '../../kernel/sessions/notedConvocation.ts';
import { atLeast } from '../../kernel/weights/threshold.ts';
import type { ContentId } from './contentId.ts';
import type { CallerRule, ContentCondition, ContentRule, NoticeRule } from './convocationRules.ts';

/** A minimum with the usual silences filled in: one end counts and bylaws only lengthen. */
export function noticeRule(
  kinds: readonly MeetingKind[],
  minimums: readonly Period[],
  source: Source,
  more: Partial<NoticeRule> = {},
): NoticeRule {
  return {
    kinds,
    onlyAccounts: false,
    minimums,
    maximum: null,
    counting: 'one-end',
    binding: true,
    bylaws: 'lengthen',
    source,
    ...more,
  };
}

/** An organ that calls by itself. */
export function organCaller(
  role: CallerRole,
  source: Source,
  more: Partial<CallerRule> = {},
): CallerRule {
  return {
    role,
    kinds: meetingKinds,
    power: 'calls',
    shares: [],
    leastHeads: 1,
    condition: '',
    source,
    ...more,
  };
}

/** Owners with at least `numerator/denominator` of the weight who ask for a meeting. */
export function minorityCaller(
  numerator: number,
  denominator: number,
  condition: string,
  source: Source,
  more: Partial<CallerRule> = {},
): CallerRule {
  return organCaller('owners', source, {
    power: 'requests',
    shares: [{ of: 'weight', threshold: atLeast(numerator, denominator) }],
    condition,
    ...more,
  });
}

/** Contents that one article asks for, always unless said otherwise. */
export function contentRules(
  source: Source,
  contentIds: readonly ContentId[],
  when: ContentCondition = 'always',
): readonly ContentRule[] {
  return contentIds.map((contentId) => ({ contentId, when, source }));
}
