import * as z from 'zod';
import type { NoticeBylaw, NoticeBylaws } from '../../kernel/bylaws/noticeBylaws.ts';
import { type MeetingKind, meetingKinds } from '../../kernel/meetings/meeting.ts';
import { accept, type Outcome } from '../../kernel/refusals/outcome.ts';
import type { ConvocationRules, NoticeRule } from '../../laws/aspects/convocationRules.ts';
import { noticeRuleOf } from './noticeDates.ts';
import { withBylawNotice } from './withBylawNotice.ts';

const noticeBylaw = z
  .strictObject({
    amount: z.number().int().min(1).max(365),
    unit: z.enum(['calendar-days', 'working-days', 'months']),
    article: z.string().trim().min(1).max(60),
  })
  .readonly();

/** `POST /api/settings/notice`: all that the bylaws say of it; null: of that meeting, nothing. */
export const setNoticeBylawsRequest = z.strictObject({
  ordinary: noticeBylaw.nullable(),
  extraordinary: noticeBylaw.nullable(),
});
export type SetNoticeBylawsRequest = z.infer<typeof setNoticeBylawsRequest>;

/**
 * The bylaws on notices, as they are stored; null when there are none. A term under the shortest that the law
 * has for meetings of that kind is refused (`notice-too-short`, with the law's term).
 */
export function decideNoticeBylaws(
  rules: ConvocationRules,
  request: SetNoticeBylawsRequest,
): Outcome<NoticeBylaws | null> {
  const kept: Partial<Record<MeetingKind, NoticeBylaw>> = {};
  for (const kind of meetingKinds) {
    const bylaw = request[kind];
    if (bylaw === null) continue;
    const settled = [false, true].map((approvesAccounts) =>
      underBylaw(noticeRuleOf(rules, { kind, approvesAccounts }), bylaw),
    );
    const refused = settled.find((one) => !one.ok);
    if (refused?.ok === false && settled.every((one) => !one.ok)) return refused;
    kept[kind] = bylaw;
  }
  return accept(Object.keys(kept).length === 0 ? null : kept);
}

/**
 * The notice that a meeting needs under law and bylaws. Bylaws that the law does not let stand, because it
 * changed or asks more of that very meeting, change nothing.
 */
export function noticeRuleUnder(
  rules: ConvocationRules,
  meeting: { readonly kind: MeetingKind; readonly approvesAccounts: boolean },
  bylaws: NoticeBylaws | undefined,
): NoticeRule {
  const rule = noticeRuleOf(rules, meeting);
  const bylaw = bylaws?.[meeting.kind];
  if (bylaw === undefined) return rule;
  const changed = underBylaw(rule, bylaw);
  return changed.ok ? changed.value : rule;
}

function underBylaw(rule: NoticeRule, { article, ...minimum }: NoticeBylaw): Outcome<NoticeRule> {
  return withBylawNotice(rule, minimum, article);
}
