import { headOf, type UnitRecord } from '../read/people.ts';
import type { NamedRecord, QuestionRecord } from '../read/question.ts';
import type { Exclusions, Reason } from '../read/rule.ts';
import type { BallotRecord } from '../read/votes.ts';

/** The vote of a ballot, as rules count it. */
export type Vote = 'favour' | 'against' | 'blank' | 'null' | 'abstention';

/** A unit at the line of a question. */
export interface RollUnit {
  readonly unitId: string;
  readonly headId: string;
  readonly weight: bigint;
  readonly present: boolean;
  readonly vote: Vote | null;
  /** The marks, where marks are valid; of an election. */
  readonly marks: readonly string[];
  readonly inArrears: boolean;
  readonly inConflict: boolean;
  readonly isAffected: boolean;
  readonly isOfClass: boolean;
}

/** The roll: who was present and each vote; a unit weighs the figure of its ballot, or of the roster then. */
export function rollOf(
  question: QuestionRecord,
  units: readonly UnitRecord[],
  present: ReadonlySet<string>,
  ballots: readonly BallotRecord[],
): readonly RollUnit[] {
  const ballotOf = new Map(ballots.map((ballot) => [ballot.unitId, ballot]));
  const { named } = question;
  return units.map((unit): RollUnit => {
    const { unitId, headId, inArrears } = unit;
    const ballot = ballotOf.get(unitId);
    return {
      ...{ unitId, headId, inArrears },
      weight: BigInt(ballot?.weight ?? unit.weight),
      present: present.has(unitId),
      inConflict: named.conflict.some((one) => isTheirs(one, unit)),
      isAffected: named.affected.some((one) => isTheirs(one, unit)),
      isOfClass: named.class.some((one) =>
        one.unitId === undefined ? isTheirs(one, unit) : one.unitId === unitId,
      ),
      ...(ballot === undefined ? { vote: null, marks: [] } : readVote(question, ballot.optionIds)),
    };
  });
}

/** A person brings all that is theirs; a unit, all that its owners have together. */
function isTheirs({ unitId, ownerIds }: NamedRecord, unit: UnitRecord): boolean {
  if (unitId === undefined) return unit.ownerIds.some((owner) => ownerIds.includes(owner));
  return headOf(unitId, ownerIds) === unit.headId;
}

/** A mark that is not on the ballot, is made twice or is one too many spoils it. */
function readVote(
  { options, election }: QuestionRecord,
  marks: readonly string[],
): Pick<RollUnit, 'vote' | 'marks'> {
  const roleOf = new Map(options.map(({ optionId, role }) => [optionId, role]));
  const [first = ''] = marks;
  const role = roleOf.get(first);
  if (election === undefined) {
    const vote = role === undefined ? 'null' : role === 'candidate' ? 'favour' : role;
    return { vote, marks: [] };
  }
  const isAlone = (mark: string) =>
    roleOf.get(mark) === 'blank' || roleOf.get(mark) === 'abstention';
  if (marks.some(isAlone)) {
    const isOne = marks.length === 1 && (role === 'blank' || role === 'abstention');
    return { vote: isOne ? role : 'null', marks: [] };
  }
  const isValid =
    marks.every((mark) => roleOf.has(mark)) &&
    new Set(marks).size === marks.length &&
    marks.length >= election.least &&
    marks.length <= election.most;
  return isValid ? { vote: 'favour', marks } : { vote: 'null', marks: [] };
}

/** Says of each unit whether one of the reasons leaves it out; a debt may reach every unit of its owner. */
export function excluder(
  roll: readonly Pick<RollUnit, 'headId' | 'inArrears'>[],
  reasons: readonly Reason[],
  reach: Exclusions['reach'],
): (unit: Pick<RollUnit, 'headId' | 'inArrears' | 'inConflict'>) => boolean {
  const isByDebt = reasons.includes('arrears');
  const owing = new Set<string>();
  if (isByDebt && reach === 'owner')
    for (const unit of roll) if (unit.inArrears) owing.add(unit.headId);
  return (unit) =>
    (isByDebt && (unit.inArrears || owing.has(unit.headId))) ||
    (reasons.includes('conflict') && unit.inConflict);
}

/** The reasons that take the vote of a unit away, including those that take it out of the base. */
export function muteReasons({ vote, base }: Exclusions): readonly Reason[] {
  return [...vote, ...base];
}
