import { assess } from '../../laws/findings/assess.ts';
import { quorumOfCall } from '../../laws/quorum/quorum.ts';
import { ruleOf } from '../../laws/rulePacks/rulePacks.ts';
import { sessionQuorum } from '../../laws/rulePacks/sessionQuorum.ts';
import type { Requirement } from '../../laws/rules/requirement.ts';
import type { RulePack } from '../../laws/rules/rulePack.ts';
import { headIdOf } from '../../people/rosters/heads.ts';
import {
  type Admission,
  admissionOf,
  countRoster,
  owingHeads,
  type RosterCounts,
  type ScopeCounts,
} from '../../people/rosters/rosterCounts.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import { presenceOfSums } from './countPresence.ts';
import { fewestUnits, type UnitToCall, weightOf } from './fewestUnits.ts';

type RosterUnit = UnitToCall & Pick<Unit, 'inArrears'>;

export type MissingForQuorum<U> =
  | { readonly kind: 'met' }
  /** The fewest absent units that complete it, the heaviest first. */
  | { readonly kind: 'units'; readonly units: readonly U[] }
  /** Not even with everybody: the law leaves out those who are missing. */
  | { readonly kind: 'unreachable' };

/**
 * The fewest absent units that complete the quorum of a call, in its own measure: weight, units, owners
 * or several at once; who owes comes only where the law counts them. Exact: no smaller set does it. Of
 * those as small it is the heaviest and, of the same weight, the first by label.
 */
export function completeQuorum<U extends RosterUnit>(
  pack: RulePack,
  call: number,
  roster: readonly U[],
  isPresent: (unitId: string) => boolean,
): MissingForQuorum<U> {
  const rule = ruleOf(pack, pack.ordinaryRuleId);
  const admission = admissionOf(rule.exclusions);
  const owing = owingHeads(roster);
  const admits = (unit: U) => isAdmitted(unit, admission, owing);
  const here = roster.filter((unit) => isPresent(unit.unitId) && admits(unit));
  const hall: Hall = { pack, call, admission, counts: countRoster(roster), here: sumOf(here) };
  if (isMet(hall, nobody)) return { kind: 'met' };
  const headsHere = new Set(here.map(headIdOf));
  const requirement = quorumOfCall(rule.quorum, call)?.requirement ?? null;
  const units = fewestUnits({
    absent: roster.filter((unit) => !isPresent(unit.unitId) && admits(unit)),
    headsHere,
    headSteps: (most) => headSteps(requirement, hall, most),
    isEnough: (some) => isMet(hall, gainOf(some, headsHere)),
  });
  return units === null ? { kind: 'unreachable' } : { kind: 'units', units };
}

interface Hall {
  readonly pack: RulePack;
  readonly call: number;
  readonly admission: Admission;
  readonly counts: RosterCounts;
  readonly here: ScopeCounts;
}

const nobody: ScopeCounts = { weight: 0, units: 0, heads: 0 };

function isMet(hall: Hall, gain: ScopeCounts): boolean {
  return sessionQuorum(hall.pack, hall.call, figuresWith(hall, gain)).met;
}

function figuresWith({ here, counts, admission }: Hall, gain: ScopeCounts) {
  const present = {
    weight: here.weight + gain.weight,
    units: here.units + gain.units,
    heads: here.heads + gain.heads,
  };
  return presenceOfSums(present, counts, admission);
}

/** How many owners more change whether some part of the requirement holds: only those are tried. */
function headSteps(requirement: Requirement | null, hall: Hall, most: number): readonly number[] {
  const steps = headParts(requirement).map((part) => {
    let [least, enough] = [0, most];
    while (least < enough) {
      const half = Math.floor((least + enough) / 2);
      const figures = figuresWith(hall, { ...nobody, heads: half });
      if (assess(part, figures, hall.call).met) enough = half;
      else least = half + 1;
    }
    return least;
  });
  return steps;
}

function headParts(requirement: Requirement | null): readonly Requirement[] {
  switch (requirement?.kind) {
    case undefined:
      return [];
    case 'share':
    case 'count':
      return requirement.scope === 'heads' ? [requirement] : [];
    case 'allOf':
    case 'anyOf':
      return requirement.of.flatMap(headParts);
    case 'cases':
      return [...requirement.cases.map(({ ask }) => ask), requirement.otherwise].flatMap(headParts);
  }
}

function isAdmitted(unit: RosterUnit, admission: Admission, owing: ReadonlySet<string>): boolean {
  switch (admission) {
    case 'everybody':
      return true;
    case 'clearUnits':
      return !unit.inArrears;
    case 'clearOwners':
      return !owing.has(headIdOf(unit));
  }
}

function sumOf(units: readonly UnitToCall[]): ScopeCounts {
  return gainOf(units, new Set());
}

function gainOf(units: readonly UnitToCall[], headsHere: ReadonlySet<string>): ScopeCounts {
  const heads = new Set(units.map(headIdOf).filter((head) => !headsHere.has(head)));
  return { weight: weightOf(units), units: units.length, heads: heads.size };
}
