import { checkVotingDevice, type VotesFrom } from '../../kernel/devices/votingDevice.ts';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import type { Clearance } from '../../laws/rulePacks/arrearsClearance.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import type { Question } from '../questions/question.ts';
import { type KeptVote, type Obstacle, obstaclesOf } from './castObstacles.ts';
import type { HeadSeats } from './wholeHead.ts';

/**
 * Why somebody cannot vote now, in the order in which it is told: first what no press mends, then what
 * the desk solves, as one would solve it; last what only the chair moves.
 */
const noVoteCauses = [
  'session-over',
  'proxy-waiting',
  'nothing-held',
  'already-voted',
  'changed-often',
  'represented',
  'held',
  'left',
  'not-accredited',
  'in-arrears',
  'by-proxy',
  'in-conflict',
  'head-voted',
  'head-shared',
  'other-device',
  'no-way-in',
  'voting-over',
  'voting-not-open',
] as const;
export type NoVoteCause = (typeof noVoteCauses)[number];

/** A unit that the person owns, represents or holds. */
export interface VoterUnit {
  readonly unitId: string;
  readonly label: string;
  readonly attendance: Attendance | null;
  /** Somebody else, under a proxy that stands. */
  readonly attorney: string | null;
}

/** A question and the parts of it that concern the person's units. */
export interface AskedVote {
  readonly question: Question;
  readonly kept: ReadonlyMap<string, KeptVote>;
  /** Units without vote in it for what they owe. */
  readonly debtors: ReadonlySet<string>;
  /** By unit, of its head, where each votes once with all its units. */
  readonly heads?: ReadonlyMap<string, HeadSeats>;
}

/** A session of theirs from which votes may be sent. */
export interface VoterPhone {
  readonly name: string;
  readonly place: VotesFrom;
}

export interface AskedVoter {
  readonly personId: string;
  readonly session: AssemblySession | null;
  /** The open questions; else the next, or nothing. */
  readonly votes: readonly AskedVote[];
  readonly units: readonly VoterUnit[];
  readonly phones: readonly VoterPhone[];
  /** The card they carry, with which they vote at the table or at a booth. */
  readonly plate: number | null;
  /** The grantors of proxies that nobody has accepted yet. */
  readonly waiting: readonly string[];
  readonly clearance: Clearance;
  readonly now: number;
}

/** A cause and the units that it keeps from voting; none where it is the person whom it keeps. */
export interface NoVote {
  readonly cause: NoVoteCause;
  readonly units: readonly VoterUnit[];
}

export interface WhyNoVote {
  readonly causes: readonly NoVote[];
  /** The units with which they may vote at this moment. */
  readonly may: readonly VoterUnit[];
}

/**
 * The causes that keep a person from voting, from the same checks that refuse a vote: a voter who would be
 * refused has a cause, and one without causes is accepted, from every device and with every unit. Of a ballot
 * of several a unit may vote while one of its questions takes it. Refusals that depend on the marks are not
 * here.
 */
export function whyNoVote(asked: AskedVoter): WhyNoVote {
  const { session, units, waiting, phones, plate } = asked;
  if (session === null || session.state === 'closed' || session.state === 'failed') {
    return { causes: [{ cause: 'session-over', units: [] }], may: [] };
  }
  if (units.length === 0) {
    const cause = waiting.length > 0 ? 'proxy-waiting' : 'nothing-held';
    return { causes: [{ cause, units: [] }], may: [] };
  }
  const ofUnit = new Map(units.map((unit) => [unit, causesOf(unit, asked)]));
  const isOther = phones.some(({ place }) => !checkVotingDevice(place).ok);
  const hasNoWay = phones.length === 0 && plate === null;
  const ofPerson = [
    ...(isOther ? (['other-device'] as const) : []),
    ...(hasNoWay ? (['no-way-in'] as const) : []),
  ];
  const causes = noVoteCauses.flatMap((cause): readonly NoVote[] => {
    if (ofPerson.some((one) => one === cause)) return [{ cause, units: [] }];
    const kept = units.filter((unit) => ofUnit.get(unit)?.has(cause));
    return kept.length === 0 ? [] : [{ cause, units: kept }];
  });
  const may = hasNoWay ? [] : units.filter((unit) => ofUnit.get(unit)?.size === 0);
  return { causes, may };
}

/** Nothing where the unit may vote. */
function causesOf(unit: VoterUnit, asked: AskedVoter): ReadonlySet<NoVoteCause> {
  const votes = asked.votes.length === 0 ? [null] : asked.votes;
  const found = votes.map((vote) =>
    obstaclesIn(vote, unit, asked).map((obstacle) => causeOf(obstacle, unit, asked.personId)),
  );
  if (found.some((causes) => causes.length === 0)) return new Set();
  const everywhere = new Set(found.flat().filter((one) => found.every((of) => of.includes(one))));
  // A refusal of one question alone counts, except that it was voted, or is over, in that one.
  const somewhere = found.flat().filter((one) => !endsAlone.includes(one));
  return new Set([...everywhere, ...somewhere]);
}

const endsAlone: readonly NoVoteCause[] = ['already-voted', 'head-voted', 'voting-over'];

function obstaclesIn(
  vote: AskedVote | null,
  { unitId, attendance }: VoterUnit,
  { personId, now }: AskedVoter,
): readonly Obstacle[] {
  const existing = vote?.kept.get(unitId) ?? null;
  const mayChange = vote?.question.mayChange === true;
  return obstaclesOf({
    question: vote?.question ?? null,
    attendance,
    existing,
    voter: { personId },
    now,
    replaces: mayChange ? existing?.receipt : undefined,
    isInArrears: vote?.debtors.has(unitId) === true,
    head: vote?.heads?.get(unitId),
  });
}

function causeOf(
  obstacle: Obstacle,
  { attendance, attorney }: VoterUnit,
  personId: string,
): NoVoteCause {
  switch (obstacle) {
    case 'question-not-open':
      return 'voting-not-open';
    case 'question-annulled':
    case 'voting-closed':
      return 'voting-over';
    case 'already-voted':
      return 'already-voted';
    case 'vote-changed-often':
      return 'changed-often';
    case 'unit-not-yours':
      return attorney !== null && attendance?.capacity === 'proxy' ? 'represented' : 'held';
    case 'unit-not-present':
      if (attorney !== null) return 'represented';
      return attendance?.personId === personId ? 'left' : 'not-accredited';
    case 'unit-in-arrears':
      return 'in-arrears';
    case 'unit-by-proxy':
      return 'by-proxy';
    case 'unit-in-conflict':
      return 'in-conflict';
    case 'head-already-voted':
      return 'head-voted';
    case 'head-not-whole':
      return 'head-shared';
  }
}
