import { isOfRoster } from '../../hall/attendance/decideAccreditation.ts';
import { byArrival } from '../../hall/door/sayDoor.ts';
import type { IdentityWay } from '../../kernel/access/identityWay.ts';
import type { OfKind } from '../../kernel/ballotKinds/ballotKinds.ts';
import { isVotingCapacity } from '../../kernel/events/doorCapacity.ts';
import { groupBy } from '../../kernel/lists/groupBy.ts';
import { isSecret } from '../../kernel/sessions/knownQuestion.ts';
import { numberOf } from '../../kernel/sessions/questionNumber.ts';
import type { HoldingWords } from '../../kernel/weights/holdingWords.ts';
import { holdingWordsOf } from '../../laws/rulePacks/holdingWordsOf.ts';
import type { AttendanceMode, Capacity } from '../../people/seats/attendance.ts';
import type { DoorPerson, DoorState } from '../../people/seats/doorPerson.ts';
import type { Option } from '../../polls/marks/option.ts';
import { markOf, type NamedBallot, type SessionRecord } from './sessionRecord.ts';
import { byOrder, namesOf, type Stay, staysOf, weigherOf } from './stays.ts';

/** A unit as somebody answered for it. */
export interface AttendedUnit {
  readonly unitId: string;
  readonly unit: string;
  readonly group: string;
  /** The place in the roster. */
  readonly order: number;
  readonly weight: number;
  readonly capacity: Capacity;
  /** For a person added at the door: the present decision of the chair. */
  readonly doorState?: DoorState;
  /** The owner of the unit. */
  readonly owner: string;
  /** Each of them, where they are several. */
  readonly coOwners?: readonly string[];
  readonly channel: AttendanceMode | null;
  readonly enteredAt: number;
  readonly entryId: string;
  /** For a remote attendee: how they were identified; absent: in the hall, or before it was kept. */
  readonly identified?: IdentityWay;
  /** Null for a person who stayed. */
  readonly leftAt: number | null;
  readonly exitId: string | null;
  /** The unit came from another person, or went on to one: it was there before, or still is. */
  readonly tookOver: boolean;
  readonly handedOver: boolean;
  /** Nobody answered for the unit later: of each that came there is one. */
  readonly isLast: boolean;
  /** By question, the places of the marks among its options; null when there is no vote to name. */
  readonly choices: readonly (readonly number[] | null)[];
}

export interface Voter {
  readonly personId: string;
  readonly name: string;
  readonly stays: readonly AttendedUnit[];
  /** When somebody of the staff recognised them on the screen; not said: nobody did. */
  readonly verifiedAt?: number;
}

/** Each stay with its person, by unit in the order of the roster, and for one unit as they came. */
export function staysByUnit(
  voters: readonly Voter[],
): readonly (Pick<Voter, 'personId' | 'name'> & { readonly stay: AttendedUnit })[] {
  return voters
    .flatMap(({ personId, name, stays }) => stays.map((stay) => ({ personId, name, stay })))
    .sort((a, b) => a.stay.order - b.stay.order || a.stay.enteredAt - b.stay.enteredAt);
}

/** A closed question as the columns of a report need it. */
interface VotedQuestion extends OfKind {
  readonly questionId: string;
  readonly number: number;
  readonly repetition?: number;
  readonly text: string;
  readonly options: readonly Pick<Option, 'label' | 'role'>[];
  /** Of a secret vote nobody's choice is told. */
  readonly isNamed: boolean;
}

/** `GET /api/reports/voters`: the attendees, their channels and attorneys, and their votes by name. */
export interface VotersReport {
  /** In what it says what is held; not said: coefficients of units. */
  readonly words?: HoldingWords;
  readonly session: number;
  readonly readAt: number;
  /** The mark of the seal that the record had then; not said: nothing was sealed yet. */
  readonly sealMark?: string;
  readonly voters: readonly Voter[];
  readonly questions: readonly VotedQuestion[];
  /** Units of which nobody came, in the order of the roster. */
  readonly absent: readonly AbsentUnit[];
  /** The entry at the door in this session, also for a person without a vote, in their capacity. */
  readonly door?: readonly DoorNote[];
}

/** The entry of a person added at the door. */
export interface DoorNote
  extends Pick<DoorPerson, 'name' | 'capacity' | 'labels' | 'paper' | 'state' | 'decision'> {
  readonly addedAt: number;
}

export interface AbsentUnit {
  readonly unit: string;
  readonly group: string;
  readonly owner: string;
  readonly weight: number;
}

export function votersReport(record: SessionRecord): VotersReport {
  const { session, readAt, units } = record;
  const names = namesOf(record);
  const closed = record.questions.filter(({ state }) => state === 'closed');
  const stays = staysOf(record.events);
  const came = new Set(stays.map(({ unitId }) => unitId));
  const inOrder = byOrder(units);
  const choiceOf = chooserOf(record, stays);
  const describe = describerOf(record);
  const verified = new Map(
    record.events.flatMap(({ kind, personId, at }) =>
      kind === 'identity-verified' && personId !== undefined ? [[personId, at] as const] : [],
    ),
  );
  const verifiedOf = (personId: string) => {
    const verifiedAt = verified.get(personId);
    return verifiedAt === undefined ? {} : { verifiedAt };
  };
  const voters = [...groupBy(stays, ({ personId }) => personId)].map(
    ([personId, own]): Voter => ({
      personId,
      name: names.get(personId) ?? 'Persona retirada del padrón',
      stays: [...own]
        .sort(inOrder)
        .map((stay) => ({ ...describe(stay), choices: closed.map(choiceOf(stay)) })),
      ...verifiedOf(personId),
    }),
  );
  return {
    words: holdingWordsOf(record.assembly),
    session: session.session,
    readAt,
    ...markOf(record),
    voters: voters.sort((a, b) => a.name.localeCompare(b.name, 'es')),
    questions: closed.map((question) => ({
      questionId: question.questionId,
      ...numberOf(question),
      text: question.text,
      options: question.options.map(({ label, role }) => ({ label, role })),
      isNamed: !isSecret(question),
      ...(question.election ? { election: { kind: question.election.kind } } : {}),
    })),
    door: [...(record.doors ?? [])]
      .filter((one) => one.session === session.session)
      .sort(byArrival)
      .map(({ name, capacity, labels, paper, state, decision, addedAt }) => ({
        name,
        capacity,
        labels,
        paper,
        state,
        decision,
        addedAt,
      })),
    absent: units
      .filter(({ unitId }) => !came.has(unitId))
      .map(({ label, group, ownerNames, weight }) => ({
        unit: label,
        group,
        owner: ownerNames.join(', '),
        weight,
      })),
  };
}

function describerOf(record: SessionRecord) {
  const weigh = weigherOf(record);
  const units = new Map(record.units.map((unit) => [unit.unitId, unit]));
  const seats = new Map(record.attendance.map((seat) => [seat.unitId, seat]));
  const sayHow = capacityOf(record.doors ?? []);
  return (stay: Stay): Omit<AttendedUnit, 'choices'> => {
    const { unitId, personId, enteredAt, entry, exit, tookOver, handedOver } = stay;
    const unit = units.get(unitId);
    const seat = seats.get(unitId);
    const isSeated = seat?.personId === personId;
    const owns = unit?.ownerIds.includes(personId) === true;
    return {
      unitId,
      unit: unit?.label ?? seat?.label ?? unitId,
      group: unit?.group ?? '',
      order: unit?.order ?? seat?.order ?? record.units.length,
      weight: weigh(unitId, entry.committed),
      ...sayHow(stay, isSeated ? seat.capacity : owns ? 'owner' : 'proxy'),
      owner: unit?.ownerNames.join(', ') ?? seat?.ownerName ?? '',
      ...(unit !== undefined && unit.ownerNames.length > 1 ? { coOwners: unit.ownerNames } : {}),
      channel: isSeated ? seat.channel : null,
      enteredAt,
      entryId: entry.eventId,
      ...(entry.identified === undefined ? {} : { identified: entry.identified }),
      leftAt: exit?.at ?? null,
      exitId: exit?.eventId ?? null,
      tookOver,
      handedOver,
      isLast: stay.isLast,
    };
  };
}

/** The capacity of each: a person who left is told as one who stayed, and one added twice by the last time. */
function capacityOf(doors: readonly DoorPerson[]) {
  return (
    { unitId, personId, enteredAt, entry }: Stay,
    otherwise: Capacity,
  ): Pick<AttendedUnit, 'capacity' | 'doorState'> => {
    const { capacity } = entry;
    if (capacity === undefined || !isVotingCapacity(capacity)) {
      return { capacity: isOfRoster(otherwise) ? otherwise : 'owner' };
    }
    const door = doors.findLast(
      (one) =>
        one.personId === personId &&
        one.capacity === capacity &&
        one.unitIds.includes(unitId) &&
        one.addedAt <= enteredAt,
    );
    return { capacity, ...(door === undefined ? {} : { doorState: door.state }) };
  };
}

/**
 * The vote for a unit, told once: beside the person who cast it, or beside its last holder when that person
 * never held it (somebody else put it in).
 */
function chooserOf({ ballots }: SessionRecord, stays: readonly Stay[]) {
  const lastOf = new Map(stays.map((stay) => [stay.unitId, stay]));
  const handOf = new Map(stays.map((one) => [`${one.unitId} ${one.personId}`, one]));
  const indexed = new Map(
    [...ballots].map(([questionId, cast]) => [
      questionId,
      new Map(cast.map((ballot) => [ballot.unitId, ballot])),
    ]),
  );
  const tellerOf = ({ unitId, personId }: NamedBallot) =>
    handOf.get(`${unitId} ${personId}`) ?? lastOf.get(unitId);
  return (stay: Stay) =>
    ({ questionId, options }: { questionId: string; options: readonly Option[] }) => {
      const ballot = indexed.get(questionId)?.get(stay.unitId);
      if (ballot === undefined || tellerOf(ballot) !== stay) return null;
      return ballot.optionIds
        .map((mark) => options.findIndex(({ optionId }) => optionId === mark))
        .filter((place) => place >= 0);
    };
}
