import type { QuestionRecord } from '../read/question.ts';
import { type Counted, countRoll, countTakingPart, holds } from './figures.ts';
import { type Quorum, quorumOf } from './quorum.ts';
import { excluder, muteReasons, type RollUnit } from './roll.ts';

export interface Hall {
  readonly roll: readonly RollUnit[];
  readonly call: number;
  /** The units present when the meeting was installed, where the rule measures its quorum then. */
  readonly installed: ReadonlySet<string> | undefined;
}

export type Verdict = 'approved' | 'rejected' | 'no-quorum' | 'ineffective';

/** The quorum of a decision: who is there at its line or has a ballot; or who was there when the meeting was installed. */
export function decisionQuorum({ rule }: QuestionRecord, { roll, call, installed }: Hall): Quorum {
  const isEarlier = rule.isQuorumAtInstallation && installed !== undefined;
  const { quorum, reach } = rule.exclusions;
  const counted = isEarlier
    ? countRoll(
        roll.map((unit) => ({ ...unit, vote: null, present: installed.has(unit.unitId) })),
        { base: quorum, vote: [], reach },
      )
    : countTakingPart(roll, rule.exclusions);
  return quorumOf(rule.quorum, call, counted);
}

/** The verdict of a yes or no when it is closed, before the absent may say anything. */
export function decide({ rule }: QuestionRecord, { roll, call }: Hall, quorum: Quorum): Verdict {
  const counted = countRoll(roll, rule.exclusions);
  if (rule.turnout !== undefined) {
    const able = countRoll(roll, { ...rule.exclusions, base: muteReasons(rule.exclusions) });
    if (!holds(rule.turnout, able, call)) return 'ineffective';
  }
  if (!quorum.met) return 'no-quorum';
  if (!consents(rule, roll) || !classAgrees(rule, roll, call)) return 'rejected';
  if (isUndone(rule, counted, call)) return 'rejected';
  return holds(rule.requirement, counted, call) ? 'approved' : 'rejected';
}

type Rule = QuestionRecord['rule'];

function isUndone({ unless }: Rule, counted: Counted, call: number): boolean {
  return unless !== undefined && holds(unless, counted, call);
}

/** Whether every owner whom the decision touches voted for it, and nothing else. */
function consents({ asksConsentOf, exclusions }: Rule, roll: readonly RollUnit[]): boolean {
  const touched = roll.filter(({ isAffected }) => isAffected);
  if (!asksConsentOf || touched.length === 0) return true;
  const isMute = excluder(roll, muteReasons(exclusions), exclusions.reach);
  const votes = new Map<string, boolean[]>();
  for (const unit of touched) {
    const said = votes.get(unit.headId) ?? [];
    if (unit.vote !== null && !isMute(unit)) said.push(unit.vote === 'favour');
    votes.set(unit.headId, said);
  }
  return [...votes.values()].every((said) => said.length > 0 && said.every(Boolean));
}

function classAgrees(
  { classVote, exclusions }: Rule,
  roll: readonly RollUnit[],
  call: number,
): boolean {
  const ofClass = roll.filter(({ isOfClass }) => isOfClass);
  if (classVote === undefined || ofClass.length === 0) return true;
  const counted = countRoll(ofClass, exclusions);
  const { requirement, firstCall } = classVote;
  const isThere = firstCall === undefined || call > 1 || holds(firstCall, counted, call);
  return isThere && holds(requirement, counted, call);
}
