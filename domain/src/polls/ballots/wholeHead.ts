import { groupBy } from '../../kernel/lists/groupBy.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { Refusal } from '../../kernel/refusals/refusal.ts';
import { joinNames } from '../../kernel/text/joinNames.ts';
import { endSentence } from '../../kernel/text/sentence.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { type InPerson, isLeftOut } from '../sets/inPerson.ts';
import type { Naming } from '../sets/interestOf.ts';

type Seat = Pick<
  Attendance,
  'unitId' | 'headId' | 'label' | 'personId' | 'personName' | 'present'
> &
  Partial<Pick<Attendance, 'capacity' | 'byLaw'>>;

/** The seats of a head, where each votes once with all its units. */
export interface HeadSeats {
  /** Every unit of the head that was ever accredited in this session. */
  readonly seats: readonly Seat[];
  /** Units that have no vote for what they owe. */
  readonly debtors: ReadonlySet<string>;
  /** A sending of the head was counted. */
  readonly hasVoted: boolean;
}

export type HeadObstacle = 'head-already-voted' | 'head-not-whole';

/** The obstacle for a head in the holders of its units; a unit that comes after its vote does not vote. */
export function headObstacle(
  question: Naming & InPerson,
  head: HeadSeats,
  personId: string,
): HeadObstacle | null {
  if (head.hasVoted) return 'head-already-voted';
  return othersOf(question, head, personId).length > 0 ? 'head-not-whole' : null;
}

/** The same with whom to unite: `Ana tiene 102 y 103.` */
export function sayHeadObstacle(
  obstacle: HeadObstacle,
  question: Naming & InPerson,
  head: HeadSeats,
  personId: string,
): Refusal {
  if (obstacle === 'head-already-voted') return { code: obstacle };
  const held = groupBy(othersOf(question, head, personId), ({ personName }) => personName);
  const said = [...held].map(([name, seats]) => `${name} tiene ${labelsOf(seats)}`);
  const detail = `${endSentence(joinNames(said))} Pónganse de acuerdo y pidan en la mesa de registro que una sola persona las tenga todas.`;
  return { code: obstacle, detail };
}

/** Refuses a sending that lacks a unit of a head, or gives it two answers; `answers` are those of the sending, by unit. */
export function requireTogether(
  question: Naming & InPerson,
  head: HeadSeats,
  answers: ReadonlyMap<string, readonly string[]> = new Map(),
): Outcome<null> {
  const voting = votingOf(question, head);
  const missing = voting.filter(({ unitId }) => !answers.has(unitId));
  if (missing.length > 0) {
    return refuse('head-not-whole', `Responda también por ${endSentence(labelsOf(missing))}`);
  }
  const said = voting.map(({ unitId }) => [...(answers.get(unitId) ?? [])].sort().join());
  return new Set(said).size > 1 ? refuse('head-cannot-split') : accept(null);
}

/** The units of the head that are here and may vote. */
function votingOf(question: Naming & InPerson, { seats, debtors }: HeadSeats): readonly Seat[] {
  return seats.filter(
    (seat) => seat.present && !debtors.has(seat.unitId) && !isLeftOut(question, seat),
  );
}

function othersOf(question: Naming & InPerson, head: HeadSeats, personId: string): readonly Seat[] {
  return votingOf(question, head).filter((seat) => seat.personId !== personId);
}

function labelsOf(seats: readonly Seat[]): string {
  return joinNames(seats.map(({ label }) => label));
}

/** Units that are here and may vote, of heads that did not because several people held them: head by head. */
export function unsettledUnits<S extends Pick<Seat, 'headId' | 'personId'>>(
  voting: readonly S[],
  voted: ReadonlySet<string | undefined>,
): readonly S[] {
  const byHead = groupBy(voting, ({ headId }) => headId);
  return [...byHead].flatMap(([headId, own]) => {
    const isShared = new Set(own.map(({ personId }) => personId)).size > 1;
    return isShared && !voted.has(headId) ? own : [];
  });
}
