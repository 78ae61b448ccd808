import { assess, type Finding } from '../findings/assess.ts';
import { allOf } from '../rules/requirements.ts';
import type { Rule } from '../rules/rule.ts';
import type { Scope } from '../rules/scope.ts';
import { countRoll } from './countRoll.ts';
import { excluderOf, muteReasons, type RollUnit } from './roll.ts';

/** How those whom a decision touches voted, by owner. The others have no vote in it. */
interface AffectedVotes {
  readonly heads: number;
  /** All that they voted was in favour. */
  readonly favour: number;
  /** Something of theirs was voted otherwise, blank or abstention too. */
  readonly otherwise: number;
}

/**
 * The requirements of a decision besides its majority, about the people whom the chair named; nothing where
 * nobody was.
 */
export interface Besides {
  readonly affected?: AffectedVotes;
  /** Of the class, over the class alone. */
  readonly ofClass?: Finding;
}

type Asking = Pick<Rule, 'consentOf' | 'classVote' | 'exclusions'>;

/** Counts what the affected and the class voted, each apart from everybody else. */
export function besidesOf(
  rule: Asking,
  roll: readonly RollUnit[],
  scopes: readonly Scope[],
  call: number,
): Besides {
  const ofClass = roll.filter(({ isOfClass }) => isOfClass === true);
  return { ...affectedOf(rule, roll), ...classOf(rule, ofClass, scopes, call) };
}

function classOf(
  { classVote, exclusions }: Asking,
  roll: readonly RollUnit[],
  scopes: readonly Scope[],
  call: number,
): Pick<Besides, 'ofClass'> {
  if (classVote === undefined || roll.length === 0) return {};
  const { requirement, firstCall } = classVote;
  const asked = firstCall === undefined || call > 1 ? requirement : allOf(requirement, firstCall);
  return { ofClass: assess(asked, countRoll(roll, scopes, exclusions), call) };
}

function affectedOf(
  { consentOf, exclusions }: Asking,
  roll: readonly RollUnit[],
): Pick<Besides, 'affected'> {
  const touched = roll.filter(({ isAffected }) => isAffected === true);
  if (consentOf === undefined || touched.length === 0) return {};
  const isMute = excluderOf(roll, muteReasons(exclusions), exclusions.reach);
  const votes = new Map<string, Set<boolean>>();
  for (const unit of touched) {
    const of = votes.get(unit.headId) ?? new Set();
    if (unit.vote !== null && !unit.annulled && !isMute(unit)) of.add(unit.vote === 'favour');
    votes.set(unit.headId, of);
  }
  const stands = [...votes.values()];
  return {
    affected: {
      heads: stands.length,
      favour: stands.filter((of) => of.has(true) && !of.has(false)).length,
      otherwise: stands.filter((of) => of.has(false)).length,
    },
  };
}

/** Whether what is needed besides the majority is there. */
export function hasBesides({ affected, ofClass }: Besides): boolean {
  const consents = affected === undefined || affected.favour === affected.heads;
  return consents && (ofClass === undefined || ofClass.met);
}
