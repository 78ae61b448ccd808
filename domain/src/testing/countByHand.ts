import type { Condition, Requirement } from '../rules/requirement.ts';
import type { Rule } from '../rules/rule.ts';
import type { Scope } from '../rules/scope.ts';
import type { AbsentNotice } from '../verdicts/presumedConsent.ts';
import type { RollUnit } from '../verdicts/roll.ts';

/**
 * Decides a question in the slowest and most literal way, from the text of the rules and nothing of
 * the engine: every figure is counted again each time it is asked for, with big integers, and dates
 * are compared by asking the calendar.
 */
export interface Hall {
  readonly rule: Rule;
  readonly roll: readonly RollUnit[];
  readonly call: number;
  readonly notices: readonly AbsentNotice[];
  readonly today: string;
}

type Said = 'no-quorum' | 'approved' | 'rejected' | 'pending';

export function sayByHand(hall: Hall): Said {
  if (!quorumByHand(hall)) return 'no-quorum';
  const nobody = new Set<string>();
  if (holds(hall, hall.rule.requirement, nobody)) return 'approved';
  const { presumedConsent } = hall.rule;
  if (presumedConsent === null || !holds(hall, presumedConsent.proposal, nobody)) return 'rejected';
  const given = new Set(silentOwners(hall, 'given'));
  if (holds(hall, hall.rule.requirement, given)) return 'approved';
  const hoped = new Set([...given, ...silentOwners(hall, 'open')]);
  return holds(hall, hall.rule.requirement, hoped) ? 'pending' : 'rejected';
}

export function quorumByHand({ rule, roll, call }: Hall): boolean {
  const before = rule.quorum.filter((each) => each.call <= call);
  const asked = before[before.length - 1] ?? rule.quorum[0];
  const there = roll.filter((unit) => !isLeftOut(rule, roll, unit, 'quorum'));
  if (asked === undefined || asked.requirement === null) return there.some((unit) => unit.present);
  const whole = roll.map((unit) => ({ ...unit, vote: null, annulled: false }));
  const quiet = {
    ...rule,
    exclusions: { ...rule.exclusions, base: rule.exclusions.quorum, vote: [] },
  };
  return holds(
    { rule: quiet, roll: whole, call, notices: [], today: '' },
    asked.requirement,
    new Set(),
  );
}

function isLeftOut(
  { exclusions }: Pick<Rule, 'exclusions'>,
  roll: readonly RollUnit[],
  unit: RollUnit,
  from: 'quorum' | 'base' | 'vote',
): boolean {
  const reasons = exclusions[from];
  const ownerOwes = roll.some((other) => other.headId === unit.headId && other.inArrears);
  const owes = exclusions.reach === 'owner' ? ownerOwes : unit.inArrears;
  if (reasons.includes('arrears') && owes) return true;
  return reasons.includes('conflict') && unit.inConflict;
}

function holds(hall: Hall, requirement: Requirement, silent: ReadonlySet<string>): boolean {
  if (requirement.kind === 'allOf')
    return requirement.of.every((part) => holds(hall, part, silent));
  if (requirement.kind === 'anyOf') return requirement.of.some((part) => holds(hall, part, silent));
  if (requirement.kind === 'cases') {
    for (const { when, ask } of requirement.cases) {
      if (applies(hall, when, silent)) return holds(hall, ask, silent);
    }
    return holds(hall, requirement.otherwise, silent);
  }
  const top = amount(hall, requirement.scope, requirement.numerator, silent);
  if (requirement.kind === 'count') return top >= BigInt(requirement.least);
  const bottom = amount(hall, requirement.scope, requirement.base, silent);
  const { comparison, numerator, denominator } = requirement.threshold;
  if (bottom === 0n) return false;
  const left = top * BigInt(denominator);
  const right = bottom * BigInt(numerator);
  return comparison === '>' ? left > right : left >= right;
}

function applies(
  hall: Hall,
  { calls, attendance }: Condition,
  silent: ReadonlySet<string>,
): boolean {
  const inCall = calls === undefined || calls.includes(hall.call);
  return inCall && (attendance === undefined || holds(hall, attendance, silent));
}

type Figure =
  | ('favour' | 'present')
  | ('all' | 'allMinusExcluded' | 'cast' | 'validCast' | 'forAndAgainst');

const counted: Readonly<
  Record<'cast' | 'validCast' | 'forAndAgainst' | 'favour', readonly string[]>
> = {
  favour: ['favour'],
  forAndAgainst: ['favour', 'against'],
  validCast: ['favour', 'against', 'other'],
  cast: ['favour', 'against', 'other', 'blank', 'null'],
};

/** Adds up, voter by voter, those that belong to a figure. */
function amount(hall: Hall, scope: Scope, figure: Figure, silent: ReadonlySet<string>): bigint {
  const { roll, rule } = hall;
  if (scope === 'heads') {
    const heads = [...new Set(roll.map((unit) => unit.headId))];
    return BigInt(heads.filter((headId) => headBelongs(hall, headId, figure, silent)).length);
  }
  let sum = 0n;
  for (const unit of roll) {
    if (!belongs(rule, roll, unit, figure, silent)) continue;
    sum += scope === 'units' ? 1n : BigInt(unit.weights[scope.slice('weight:'.length)] ?? 0);
  }
  return sum;
}

function belongs(
  rule: Rule,
  roll: readonly RollUnit[],
  unit: RollUnit,
  figure: Figure,
  silent: ReadonlySet<string>,
): boolean {
  if (figure === 'all') return true;
  if (isLeftOut(rule, roll, unit, 'base')) return false;
  if (figure === 'allMinusExcluded') return true;
  if (unit.annulled) return false;
  const vote = voteOf(rule, roll, unit, silent);
  if (figure === 'present') return unit.present || vote !== null;
  return vote !== null && counted[figure].includes(vote);
}

function voteOf(
  rule: Rule,
  roll: readonly RollUnit[],
  unit: RollUnit,
  silent: ReadonlySet<string>,
) {
  if (isLeftOut(rule, roll, unit, 'vote')) return null;
  return silent.has(unit.headId) ? 'favour' : unit.vote;
}

function headBelongs(
  { roll, rule }: Hall,
  headId: string,
  figure: Figure,
  silent: ReadonlySet<string>,
): boolean {
  const own = roll.filter((unit) => unit.headId === headId);
  if (figure === 'all' || figure === 'allMinusExcluded' || figure === 'present') {
    return own.some((unit) => belongs(rule, roll, unit, figure, silent));
  }
  const votes = own
    .filter((unit) => belongs(rule, roll, unit, 'present', silent))
    .map((unit) => voteOf(rule, roll, unit, silent))
    .filter((vote) => vote !== null);
  const [vote] = votes;
  if (vote === undefined) return false;
  const common = votes.every((other) => other === vote) ? vote : 'null';
  return counted[figure].includes(common);
}

function silentOwners({ rule, roll, notices, today }: Hall, wanted: 'given' | 'open'): string[] {
  const days = rule.presumedConsent?.days ?? 0;
  const owners = [...new Set(roll.map((unit) => unit.headId))];
  return owners.filter((headId) => {
    const own = roll.filter((unit) => unit.headId === headId);
    if (own.some((unit) => unit.present || unit.vote !== null)) return false;
    const able = own.filter((unit) => !isLeftOut(rule, roll, unit, 'vote'));
    if (able.length === 0) return false;
    const stands = own.map((unit) => {
      const notice = notices.find((each) => each.unitId === unit.unitId);
      if (notice === undefined || notice.notifiedOn === null) return 'open';
      const last = lastDay(notice.notifiedOn, days);
      if (notice.objectedOn !== null && Date.parse(notice.objectedOn) <= last) return 'objected';
      return Date.parse(today) > last ? 'given' : 'open';
    });
    if (stands.includes('objected')) return false;
    return (stands.includes('open') ? 'open' : 'given') === wanted;
  });
}

function lastDay(notifiedOn: string, days: number): number {
  return Date.parse(notifiedOn) + days * 86_400_000;
}
