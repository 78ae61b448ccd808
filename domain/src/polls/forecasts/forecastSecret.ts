import { groupBy } from '../../kernel/lists/groupBy.ts';
import { takesSeveral } from '../../kernel/sessions/knownQuestion.ts';
import { excluderOf, muteReasons } from '../../laws/verdicts/roll.ts';
import { type RollSources, rollOf } from '../../meeting/quorum/rollOf.ts';
import { headIdOf } from '../../people/rosters/heads.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import type { Participation } from '../ballots/participation.ts';
import { votingBlocks } from '../ballots/votingBlocks.ts';
import { measureQuestion, type Sat } from '../judging/measureQuestion.ts';
import { rollTermsOf } from '../judging/rollTermsOf.ts';
import { choosable, markedAs } from '../marks/marks.ts';
import type { Question } from '../questions/question.ts';
import type { SettledTerms } from '../questions/termsOf.ts';
import { decideSecretResult } from '../results/decideSecretResult.ts';
import { leastHolders, type ToldIn, toldIn } from '../results/secretSums.ts';
import { votesByHeads } from '../secrecy/canBeSecret.ts';
import { eachOwnHead } from '../secrecy/ownHeads.ts';
import { roundingSteps } from '../secrecy/safePublication.ts';
import { headTally, tallyOf } from '../tallies/tally.ts';
import { finestOfPart, finestTelling, type Telling, type Voting } from './finestTelling.ts';

/** The roster and the people present, at the moment of asking. */
export interface ForecastHall extends Pick<RollSources, 'units'>, Sat {
  readonly attendance: readonly Pick<Attendance, 'unitId' | 'weight' | 'present' | 'personId'>[];
}

/** Why exact figures cannot be promised: the reason that weighs most. */
export type ForecastReason =
  | 'few-people'
  | 'two-measures'
  | 'elected'
  | 'marks'
  | 'heavy'
  | 'uneven';

/** The part of a secret vote that can be published, before it is voted. */
export interface SecretForecast {
  /** The units counted: those present, or the whole roster while nobody is. */
  readonly of: 'present' | 'roster';
  readonly people: number;
  readonly units: number;
  /** At best, if all of them vote: no vote of theirs is told more finely. */
  readonly atBest: Telling;
  /** At best, if only some of them do. */
  readonly ofPart: Telling;
  /** Of a vote of two thirds against one; null while there is nobody to choose. */
  readonly usual: Telling | null;
  /** Of a vote where all choose the same. */
  readonly alike: Telling | null;
  /** Null where exact figures can be told. */
  readonly reason: ForecastReason | null;
  /** The seats are shared by the votes of each slate, none of which can be told: nobody could check who was given them. */
  readonly isUnchecked: boolean;
  /** Each head votes once with all its units; not said: each unit by itself. */
  readonly isWhole?: boolean;
  /** The kind of the question: its verdict is another. */
  readonly decides: 'approval' | 'winner' | 'nothing';
}

/**
 * The part that a secret vote can show, by the functions that decide it afterwards. Nobody has chosen yet, so
 * the best that can be told of any choices is said, with what comes of the two votes that people think of.
 */
export function forecastSecret(terms: SettledTerms, hall: ForecastHall): SecretForecast {
  const question: Question = { ...undrafted, ...terms, state: 'counting', ...headsIn(terms, hall) };
  const voting = votersOf(question, hall);
  const closing = { ...hall, question, closedAt: 0, attendance: voting.attendance };
  const { participations } = voting;
  const { election } = question;
  const blocks = votingBlocks(question, participations);
  const telling = toldIn(question, blocks);
  const isCounted = isQuorumMet(question, hall, voting);
  const asked: Voting = {
    units: blocks.map(({ unitId, personId, weight }) => ({
      ...{
        unitId,
        holderId: personId,
        weight: telling === null || telling.measure === 'weight' ? weight : 1,
      },
    })),
    answers: question.options.length,
    leastHolders,
    marks:
      election && takesSeveral(question)
        ? { limits: election.marks, candidates: choosable(question).length }
        : null,
    isPinned:
      isCounted &&
      election != null &&
      election.kind !== 'survey' &&
      (election.needsMajority || election.method === 'quotient'),
  };
  const none: Telling = { kind: 'verdict-only' };
  const atBest = telling === null ? none : coarsened(finestTelling(asked), telling);
  const tellOf = (choose: (at: number) => readonly string[]): Telling | null => {
    if (choosable(question).length === 0 || participations.length === 0) return null;
    const ballots = participations.map(({ headId, weight }, at) => ({
      ...{ headId, weight, ...markedAs(question, choose(at)) },
    }));
    const heads = headTally(question, ballots);
    const { told } = decideSecretResult({
      ...{ ...closing, participations, tally: tallyOf(question, ballots) },
      ...(heads === null ? {} : { heads }),
    });
    return told === undefined ? null : tellingOf(told);
  };
  const { first, last } = choicesOf(question);
  const turns = turnsOf(participations);
  return {
    of: voting.of,
    people: new Set(participations.map(({ personId }) => personId)).size,
    units: participations.length,
    atBest,
    ofPart: partOf(asked, telling),
    usual: tellOf((at) => (turns[at] === true ? first : last)),
    alike: tellOf(() => first),
    ...(question.headsVoteWhole === true ? { isWhole: true } : {}),
    isUnchecked: isShared(question) && atBest.kind !== 'exact',
    reason: reasonOf(asked, atBest, telling === null || telling.isPart),
    decides: election == null ? 'approval' : election.kind === 'survey' ? 'nothing' : 'winner',
  };
}

const undrafted = {
  ...{ questionId: '', number: 1, session: 1 },
  ...{ openedAt: null, closesAt: null, quorumAtOpening: null },
} as const;

interface Voters {
  readonly of: SecretForecast['of'];
  readonly attendance: ForecastHall['attendance'];
  readonly participations: readonly Participation[];
}

/** A head that has several units votes once with all of them. */
function headsIn(
  { rule }: SettledTerms,
  { units }: ForecastHall,
): Pick<Question, 'unitsAreHeads' | 'headsVoteWhole'> {
  if (!votesByHeads(rule)) return {};
  return eachOwnHead(units) ? { unitsAreHeads: true } : { headsVoteWhole: true };
}

/** Everybody here who has a vote, as if they voted; of a roster that nobody has come for, each by its owners. */
function votersOf(question: Question, hall: ForecastHall): Voters {
  const here = hall.attendance.filter(({ present }) => present);
  const of = here.length > 0 ? 'present' : 'roster';
  const attendance =
    of === 'present'
      ? here
      : hall.units.map((unit) => ({
          ...{ unitId: unit.unitId, weight: unit.weight, present: true },
          personId: headIdOf(unit),
        }));
  const { exclusions } = question.rule;
  const roll = rollOf({ units: hall.units, attendance, ballots: [], ...rollTermsOf(question) });
  const isMute = excluderOf(roll, muteReasons(exclusions), exclusions.reach);
  const mute = new Set(
    roll.filter((unit) => isMute(unit) || unit.isRepresented === true).map(({ unitId }) => unitId),
  );
  const voting = attendance.filter(({ unitId }) => !mute.has(unitId));
  const headOf = new Map(hall.units.map((unit) => [unit.unitId, headIdOf(unit)]));
  const split = question.headsVoteWhole ? splitHeads(voting, headOf) : new Set();
  const participations = voting
    .filter(({ unitId }) => !split.has(headOf.get(unitId)))
    .map(({ unitId, weight, personId }) => ({
      ...{ unitId, weight, personId, castBy: '', requestId: '' },
      ...(question.headsVoteWhole ? { headId: headOf.get(unitId) ?? '' } : {}),
    }));
  return { of, attendance, participations };
}

/** Heads whose units several people hold do not vote while that is so. */
function splitHeads(
  voting: ForecastHall['attendance'],
  headOf: ReadonlyMap<string, string>,
): ReadonlySet<string | undefined> {
  const holders = groupBy(voting, ({ unitId }) => headOf.get(unitId));
  const isSplit = (held: ForecastHall['attendance']) =>
    new Set(held.map(({ personId }) => personId)).size > 1;
  return new Set([...holders].flatMap(([head, held]) => (isSplit(held) ? [head] : [])));
}

/** Without a quorum the outcome tells nothing of the votes. */
function isQuorumMet(question: Question, hall: ForecastHall, voters: Voters): boolean {
  const ballots = voters.participations.map(({ unitId, weight }) => ({
    ...{ unitId, weight, optionIds: [] },
  }));
  const { units } = hall;
  const roll = rollOf({
    ...{ units, attendance: voters.attendance, ballots, ...rollTermsOf(question) },
  });
  return measureQuestion(question, roll, hall).quorum.met;
}

/** Where weights count too, units are told by their cells. */
function coarsened(finest: Telling, { isPart }: ToldIn): Telling {
  return isPart && finest.kind === 'exact' ? { kind: 'rounded', step: roundingSteps[0] } : finest;
}

/** In several measures a part is told only where all of it weigh the same. */
function partOf(asked: Voting, telling: ToldIn | null): Telling {
  const part = finestOfPart(asked);
  return telling !== null || part.kind === 'exact' ? part : { kind: 'verdict-only' };
}

/** Practice gives no seats. */
function isShared({ election, rehearsal }: Question): boolean {
  return election?.kind === 'slates' && rehearsal !== true;
}

function tellingOf({ kind, step }: Telling): Telling {
  return step === undefined ? { kind } : { kind, step };
}

/** A ballot of the first answers, and one of the last. */
function choicesOf(question: Question) {
  const candidates = choosable(question).map(({ optionId }) => optionId);
  const count = question.election?.marks.max ?? 1;
  return { first: candidates.slice(0, count), last: candidates.slice(-count) };
}

/** Two people of each three choose the one, with all that they hold. */
function turnsOf(participations: readonly Participation[]): readonly boolean[] {
  const people = [...new Set(participations.map(({ personId }) => personId))];
  const placeOf = new Map(people.map((personId, at) => [personId, at]));
  return participations.map(({ personId }) => (placeOf.get(personId) ?? 0) % 3 < 2);
}

function reasonOf(
  { units, isPinned, marks }: Voting,
  { kind }: Telling,
  isDouble: boolean,
): ForecastReason | null {
  if (kind === 'exact') return null;
  if (new Set(units.map(({ holderId }) => holderId)).size < leastHolders) return 'few-people';
  if (isDouble) return 'two-measures';
  if (marks !== null) return 'marks';
  const isEven = new Set(units.map(({ weight }) => weight)).size === 1;
  if (isPinned) return isEven ? 'heavy' : 'elected';
  return isEven || kind === 'verdict-only' ? 'heavy' : 'uneven';
}
