import * as z from 'zod';
import { attendanceMeasures, type QuorumBylaw } from '../../kernel/bylaws/quorumBylaw.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { type MeetingKind, meetingKinds } from '../../kernel/meetings/meeting.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { quorumOfCall } from '../quorum/quorum.ts';
import { type QuorumLaw, withQuorums } from '../rulePacks/packUnder.ts';
import { packOf, ruleOf } from '../rulePacks/rulePacks.ts';
import { attendanceParts, isHarder } from '../rules/joinAttendance.ts';
import type { Rule } from '../rules/rule.ts';
import type { RulePack } from '../rules/rulePack.ts';
import { thresholdSchema } from '../rules/thresholdSchema.ts';
import { withQuorumBylaw } from '../rules/withQuorumBylaw.ts';

const share = z.strictObject({
  threshold: thresholdSchema.refine(({ numerator }) => numerator > 0),
  measure: z.enum(attendanceMeasures),
});
const least = z.strictObject({
  count: z.number().int().min(1).max(100_000),
  measure: z.enum(['units', 'heads']),
});
const asks = z
  .strictObject({
    share: share.nullable(),
    least: least.nullable(),
    article: z.string().trim().min(1).max(60),
  })
  .refine((asked) => asked.share !== null || asked.least !== null);

/** `POST /api/settings/quorums`: of one call and kind of session; null where the bylaws say nothing any more. */
export const setQuorumRequest = z.strictObject({
  kind: z.enum(meetingKinds).nullable(),
  call: z.literal([1, 2, 3]),
  asks: asks.nullable(),
});
export type SetQuorumRequest = z.infer<typeof setQuorumRequest>;

export interface SetQuorumAnswer {
  /** Whether a session under way was installed already, which keeps the quorum of then. */
  readonly isInstalled: boolean;
}

/**
 * The quorums once the bylaws ask that of a call; refused, with its article, when the law does not let them,
 * also because of the bylaw on another call.
 */
export function decideQuorum(
  law: QuorumLaw,
  { kind, call, asks: wanted }: SetQuorumRequest,
): Outcome<readonly QuorumBylaw[]> {
  const { quorums = [] } = law;
  const pack = packOf(law.rulePack);
  const others = quorums.filter((one) => one.kind !== kind || one.call !== call);
  const next = wanted === null ? others : [...others, { kind, call, asks: wanted }];
  const rules = rulesAsked(pack, kind);
  if (wanted !== null) {
    for (const rule of rules) {
      const changed = withQuorumBylaw(rule, call, wanted);
      if (!changed.ok) return changed;
    }
    if (rules.length === 0) {
      const { quorum, source } = quorumRuleOf(pack, kind);
      return refuse('quorum-fixed', citeSource(quorumOfCall(quorum, call)?.source ?? source));
    }
  }
  const unordered = rules.find((rule) => isLaterAsMuch(withQuorums(rule, next, kind)));
  return unordered?.bylaws?.quorum === undefined
    ? accept(next)
    : refuse('quorum-later-less', citeSource(unordered.bylaws.quorum.source));
}

/** The quorum of the kind of session, as the law has it: that of ordinary decisions unless the law tells them apart. */
export function quorumRuleOf(pack: RulePack, kind: MeetingKind | null): Rule {
  const ruleId = kind === null ? undefined : pack.quorumKinds?.[kind].ruleId;
  return ruleOf(pack, ruleId ?? pack.ordinaryRuleId);
}

/** The rules whose quorum bylaws may change for that kind of session. */
function rulesAsked({ rules, quorumKinds }: RulePack, kind: MeetingKind | null): readonly Rule[] {
  return rules.filter(({ bylaws }) => {
    if (bylaws?.quorum === undefined) return false;
    return quorumKinds === undefined || bylaws.quorum.of === kind;
  });
}

function isLaterAsMuch({ quorum, bylaws }: Rule): boolean {
  const [first, second] = quorum.map(({ requirement }) => attendanceParts(requirement)[0]);
  if (bylaws?.quorum?.laterIsLess !== true || second === undefined) return false;
  return first === undefined || !isHarder(first, second);
}
