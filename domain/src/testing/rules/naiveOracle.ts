import { addDays, type LocalDate } from '../../kernel/calendars/localDate.ts';
import type { Requirement } from '../../laws/rules/requirement.ts';
import type { ExclusionReason, Rule } from '../../laws/rules/rule.ts';
import type { AbsentNotice } from '../../laws/verdicts/presumedConsent.ts';
import type { RollUnit } from '../../laws/verdicts/roll.ts';
import { type Seen, sumOf } from './oracleSums.ts';

/** A decision to be recounted from nothing but its roll, its rule and the notices to absentees. */
export interface OracleCase {
  readonly rule: Rule;
  readonly roll: readonly RollUnit[];
  readonly call: number;
  readonly notices: readonly AbsentNotice[];
  readonly today: LocalDate;
}

/** The fraction a share came to, or the number a count came to (its base is null). */
export interface OracleLeaf {
  readonly numerator: bigint;
  readonly base: bigint | null;
  readonly met: boolean;
}

export interface OracleAnswer {
  readonly kind: 'approved' | 'rejected' | 'pending' | 'no-quorum' | 'ineffective';
  /** The requirement's parts in reading order; of several cases, those of the one that applies. */
  readonly leaves: readonly OracleLeaf[];
  readonly quorum: OracleHeld;
  readonly until: LocalDate | null;
}

interface OracleHeld {
  readonly met: boolean;
  readonly leaves: readonly OracleLeaf[];
}

/**
 * Decides as a clerk with paper would: every figure is recounted from the roll each time it is
 * asked for. Slow on purpose; it shares no code with the engine that it checks.
 */
export function askOracle(asked: OracleCase): OracleAnswer {
  const { rule, roll, call } = asked;
  const quorum = holdQuorum(asked);
  const seen = seeForVote(rule, roll);
  const plain = hold(rule.requirement, seen, call);
  const isMute = (unit: RollUnit) => isExcluded(unit, rule.exclusions.vote, rule, roll);
  const able = seen.map((one) => (isMute(one.unit) ? leftOut(one) : one));
  const tookPart = rule.turnout === undefined ? null : hold(rule.turnout.requirement, able, call);
  if (tookPart !== null && !tookPart.met) {
    return { kind: 'ineffective', leaves: tookPart.leaves, quorum, until: null };
  }
  if (!quorum.met) return { kind: 'no-quorum', leaves: plain.leaves, quorum, until: null };
  const isUndone = rule.unless !== undefined && hold(rule.unless.requirement, seen, call).met;
  if (plain.met && isUndone) {
    return { kind: 'rejected', leaves: plain.leaves, quorum, until: null };
  }
  if (plain.met) return { kind: 'approved', leaves: plain.leaves, quorum, until: null };
  if (rule.presumedConsent === null || !hold(rule.presumedConsent.proposal, seen, call).met) {
    return { kind: 'rejected', leaves: plain.leaves, quorum, until: null };
  }
  const silent = ownersWho(asked, 'consents');
  const open = ownersWho(asked, 'open');
  const given = hold(rule.requirement, withFavour(rule, roll, seen, silent), call);
  if (isUndone) return { kind: 'rejected', leaves: given.leaves, quorum, until: null };
  if (given.met) return { kind: 'approved', leaves: given.leaves, quorum, until: null };
  const both = withFavour(rule, roll, seen, [...silent, ...open]);
  if (hold(rule.requirement, both, call).met) {
    return { kind: 'pending', leaves: given.leaves, quorum, until: lastDay(asked, open) };
  }
  return { kind: 'rejected', leaves: given.leaves, quorum, until: null };
}

/** The quorum looks at who is there, and at who voted and left; never at an annulled unit. */
function holdQuorum({ rule, roll, call }: OracleCase): OracleHeld {
  const seen = roll.map((unit) => {
    const admitted = !isExcluded(unit, rule.exclusions.quorum, rule, roll);
    const mayVote = !isExcluded(
      unit,
      [...rule.exclusions.vote, ...rule.exclusions.base],
      rule,
      roll,
    );
    const ballot = admitted && mayVote && !unit.annulled ? unit.vote : null;
    const present = admitted && !unit.annulled && (unit.present || ballot !== null);
    return { unit, admitted, present, ballot };
  });
  const before = rule.quorum.filter((entry) => entry.call <= call);
  const latest = before.reduce((highest, entry) => Math.max(highest, entry.call), 0);
  const entry = before.find((candidate) => candidate.call === latest);
  if (entry === undefined || entry.requirement === null) {
    return { met: seen.some(({ present }) => present), leaves: [] };
  }
  return hold(entry.requirement, seen, call);
}

function isExcluded(
  unit: RollUnit,
  reasons: readonly ExclusionReason[],
  rule: Rule,
  roll: readonly RollUnit[],
): boolean {
  const mates = roll.filter((other) => other.headId === unit.headId);
  const owes =
    rule.exclusions.reach === 'owner' ? mates.some((mate) => mate.inArrears) : unit.inArrears;
  return (reasons.includes('arrears') && owes) || (reasons.includes('conflict') && unit.inConflict);
}

const leftOut = (one: Seen): Seen => ({ ...one, admitted: false, present: false });

function seeForVote(rule: Rule, roll: readonly RollUnit[]): readonly Seen[] {
  return roll.map((unit) => {
    const admitted = !isExcluded(unit, rule.exclusions.base, rule, roll);
    const mayVote = !isExcluded(unit, rule.exclusions.vote, rule, roll);
    const ballot = admitted && mayVote && !unit.annulled ? unit.vote : null;
    const present = (unit.present || ballot !== null) && admitted && !unit.annulled;
    return { unit, admitted, present, ballot };
  });
}

function hold(requirement: Requirement, seen: readonly Seen[], call: number): OracleHeld {
  if (requirement.kind === 'share') {
    const { numerator, base, scope, threshold } = requirement;
    const part = sumOf(seen, scope, numerator);
    const whole = sumOf(seen, scope, base);
    const left = part * BigInt(threshold.denominator);
    const right = whole * BigInt(threshold.numerator);
    const passes = threshold.comparison === '>' ? left > right : left >= right;
    const met = whole !== 0n && passes;
    return { met, leaves: [{ numerator: part, base: whole, met }] };
  }
  if (requirement.kind === 'count') {
    const part = sumOf(seen, requirement.scope, requirement.numerator);
    const met = part >= BigInt(requirement.least);
    return { met, leaves: [{ numerator: part, base: null, met }] };
  }
  if (requirement.kind === 'cases') {
    for (const { when, ask } of requirement.cases) {
      const inCall = when.calls === undefined || when.calls.includes(call);
      const attended = when.attendance === undefined || hold(when.attendance, seen, call).met;
      if (inCall && attended) return hold(ask, seen, call);
    }
    return hold(requirement.otherwise, seen, call);
  }
  const parts = requirement.of.map((part) => hold(part, seen, call));
  const metParts = parts.filter((part) => part.met).length;
  const met = requirement.kind === 'allOf' ? metParts === parts.length : metParts > 0;
  return { met, leaves: parts.flatMap((part) => part.leaves) };
}

/** Absent owners with something to add who consent by now, or who still may object. */
function ownersWho(asked: OracleCase, state: 'consents' | 'open'): readonly string[] {
  const { rule, roll, today } = asked;
  const heads = [...new Set(roll.map(({ headId }) => headId))];
  return heads.filter((headId) => {
    const own = roll.filter((unit) => unit.headId === headId);
    if (own.some((unit) => unit.present || unit.vote !== null)) return false;
    if (!own.some((unit) => isEntitled(unit, rule, roll))) return false;
    const told = own.map((unit) => asked.notices.find((one) => one.unitId === unit.unitId));
    const objected = told.some((notice) => {
      if (notice === undefined || notice.objectedOn === null) return false;
      const last = lastDayOf(notice, asked);
      return last === null || notice.objectedOn <= last;
    });
    if (objected) return false;
    const closed = told.every((notice) => {
      const last = lastDayOf(notice, asked);
      return last !== null && today > last;
    });
    return state === 'consents' ? closed : !closed;
  });
}

function isEntitled(unit: RollUnit, rule: Rule, roll: readonly RollUnit[]): boolean {
  const { base, vote } = rule.exclusions;
  return !unit.annulled && !isExcluded(unit, [...base, ...vote], rule, roll);
}

function lastDayOf(notice: AbsentNotice | undefined, { rule }: OracleCase): LocalDate | null {
  const notifiedOn = notice?.notifiedOn ?? null;
  return notifiedOn === null ? null : addDays(notifiedOn, rule.presumedConsent?.days ?? 0);
}

function withFavour(
  rule: Rule,
  roll: readonly RollUnit[],
  seen: readonly Seen[],
  owners: readonly string[],
): readonly Seen[] {
  return seen.map((one) =>
    owners.includes(one.unit.headId) && isEntitled(one.unit, rule, roll)
      ? { ...one, present: true, ballot: 'favour' as const }
      : one,
  );
}

function lastDay(asked: OracleCase, owners: readonly string[]): LocalDate | null {
  const last = asked.roll
    .filter((unit) => owners.includes(unit.headId))
    .map((unit) => asked.notices.find((notice) => notice.unitId === unit.unitId))
    .map((notice) => lastDayOf(notice, asked));
  return last.includes(null) ? null : (last.sort().at(-1) ?? null);
}
