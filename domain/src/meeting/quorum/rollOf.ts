import type { Weight } from '../../kernel/weights/weight.ts';
import { type OptionRole, voteKindOf } from '../../laws/findings/figures.ts';
import type { ConflictLaw } from '../../laws/rules/rule.ts';
import type { RollUnit } from '../../laws/verdicts/roll.ts';
import { classAmong, type NamedSets, namedAmong } from '../../people/named/namedSet.ts';
import { headIdOf } from '../../people/rosters/heads.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import { unitClassOf } from '../../people/rosters/unitUse.ts';
import { type Attendance, isByProxy } from '../../people/seats/attendance.ts';

/** The known facts of a hall at one instant. */
export interface RollSources {
  /** The whole roster in force. */
  readonly units: readonly Pick<Unit, 'unitId' | 'ownerIds' | 'kind' | 'weight' | 'inArrears'>[];
  /** Those who are not present are ignored. */
  readonly attendance: readonly (Pick<Attendance, 'unitId' | 'weight' | 'present'> &
    Partial<Pick<Attendance, 'personId' | 'capacity' | 'byLaw'>>)[];
  /** Every accepted ballot; none outside a question. */
  readonly ballots: readonly {
    readonly unitId: string;
    readonly optionIds: readonly string[];
    readonly weight: Weight;
    /** The person who voted it. */
    readonly personId?: string;
  }[];
  /** The people set apart in a question; absent: nobody. */
  readonly named?: { readonly sets: NamedSets; readonly reach: ConflictLaw['reach'] };
  /** Nobody votes it through an attorney: units that only an attorney came for are not there. */
  readonly inPerson?: boolean;
  readonly options: readonly { readonly optionId: string; readonly role: OptionRole }[];
}

/**
 * The roll: every unit of the roster with its presence and its vote. A unit weighs what its ballot or
 * accreditation recorded, on both sides alike; one that left without a vote weighs what the roster says,
 * which may have been mended since. The person who voted a unit answers for it, whoever has it now.
 */
export function rollOf(sources: RollSources): readonly RollUnit[] {
  const { units, attendance, ballots, options, named, inPerson = false } = sources;
  const isInConflict = namedAmong(named?.sets.conflict?.of ?? [], named?.reach ?? 'own');
  const isAffected = namedAmong(named?.sets.affected?.of ?? [], 'own');
  const isOfClass = classAmong(named?.sets.class?.of ?? []);
  const roleOf = new Map(options.map(({ optionId, role }) => [optionId, voteKindOf(role)]));
  const presence = new Map(attendance.map((unit) => [unit.unitId, unit]));
  const ballotOf = new Map(ballots.map((ballot) => [ballot.unitId, ballot]));
  const classOf = knowingKinds();
  return units.map((unit): RollUnit => {
    const { unitId } = unit;
    const ballot = ballotOf.get(unitId);
    const [first = ''] = ballot?.optionIds ?? [];
    const held = presence.get(unitId);
    const seated = held?.present === true ? held.weight : unit.weight;
    const weight: Weight = ballot?.weight ?? seated;
    const isHere = held?.present === true;
    const isRepresented = inPerson && isHere && isByProxy(held);
    return {
      unitId,
      headId: headIdOf(unit),
      weights: { main: weight },
      present: isHere && !isRepresented,
      vote: ballot === undefined ? null : (roleOf.get(first) ?? 'null'),
      annulled: false,
      inArrears: unit.inArrears,
      inConflict: isInConflict({ ...unit, holderId: ballot?.personId ?? held?.personId }) !== null,
      ...(isRepresented ? { isRepresented } : {}),
      ...(isAffected(unit) === null ? {} : { isAffected: true }),
      ...(isOfClass(unit) === null ? {} : { isOfClass: true }),
      use: classOf(unit.kind),
    };
  });
}

/** The class of a kind, reckoned once: a roster says the same few of them a thousand times. */
function knowingKinds(): (kind: string) => string {
  const known = new Map<string, string>();
  return (kind) => {
    const seen = known.get(kind);
    if (seen !== undefined) return seen;
    const found = unitClassOf(kind);
    known.set(kind, found);
    return found;
  };
}
