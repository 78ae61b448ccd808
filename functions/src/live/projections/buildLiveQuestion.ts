import {
  addCounts,
  type Count,
  countsUnits,
  type Instant,
  isRollCallPublic,
  isRunning,
  isSecret,
  type LiveMissing,
  type LiveQuestion,
  type LiveVoting,
  latestVotes,
  type MoodCounts,
  mainWeight,
  measureOf,
  mergeTallies,
  numberOf,
  packUnitIndexes,
  publicResult,
  publicSight,
  type Question,
  type SessionMoment,
  type ShownUnits,
  type Stage,
  type StoredResult,
  shownDocuments,
  showsRunning,
  subtractCounts,
  type Tally,
  totalOf,
  type UnitBitmap,
  unitIndexesOf,
  unpackUnitIndexes,
} from '@asamblea/domain';

/** The content of the stage, and the data needed to show it. */
export interface StageState {
  readonly stage: Stage;
  readonly session?: SessionMoment;
  /** In their order; none when it shows no question. */
  readonly staged: readonly StagedQuestion[];
  /** The answers to the mood card on stage, in its shards. */
  readonly mood?: readonly Tally[] | null;
}

export interface StagedQuestion {
  readonly question: Question;
  readonly shards: readonly Tally[];
  /** How much came in of a secret vote; null of a named one. */
  readonly sealed: Count | null;
  readonly present: Count;
  /** Units with a ballot that are no longer present. */
  readonly votedAndLeft: Count;
  /** One by one, where the question lets the public see them. */
  readonly units?: (UnitsHere & VotedUnits) | null;
  readonly result: StoredResult | null;
}

/** Which units are here, by their index in the roster of the question. */
export interface UnitsHere {
  readonly size: number;
  readonly present: ReadonlySet<number>;
}

/** The units that voted, and their votes where the roll is public. */
export interface VotedUnits {
  readonly voted: UnitBitmap;
  readonly marks: ReadonlyMap<string, UnitBitmap>;
}

/**
 * A result is public only once it is shown, and with it the running sums of a closed question. From closing
 * on the participation is the one the result froze, with any later arrivals and exits.
 */
export function buildLiveQuestion(
  { stage, session, staged, mood = null }: StageState,
  asOf: Instant,
): LiveQuestion {
  const said = session === undefined ? {} : { session };
  const votings = staged.map((one) => votingOf(one, stage));
  return { asOf, stage, ...said, votings, mood: mood && countMoods(mood) };
}

/** People, who weigh nothing here. */
function countMoods(shards: readonly Tally[]): MoodCounts {
  const tally = mergeTallies(shards);
  const counts = Object.entries(tally).map(([optionId, { units }]) => [optionId, units] as const);
  return { answered: totalOf(tally).units, counts: Object.fromEntries(counts) };
}

function votingOf(staged: StagedQuestion, stage: Stage): LiveVoting {
  const { question, result } = staged;
  const tally = mergeTallies(staged.shards);
  const shown = result !== null && result.shownAt !== null;
  return {
    question: publicQuestion(question),
    ...participationOf(staged),
    bars: showsRunning(question) && (isRunning(question) || shown) ? tally : null,
    result: stage.mode === 'result' && shown ? publicResult(result) : null,
  };
}

/** How much came in of how much is expected; the result freezes it. */
function participationOf(staged: StagedQuestion): Pick<LiveVoting, 'voted' | 'expected'> {
  const { shards, sealed, present, votedAndLeft, result } = staged;
  if (result !== null) {
    return { voted: subtractCounts(result.base, result.didNotVote), expected: result.base };
  }
  return {
    voted: sealed ?? totalOf(mergeTallies(shards)),
    expected: addCounts(present, votedAndLeft),
  };
}

/** The public part of a question that is on stage. */
function publicQuestion(question: Question): LiveVoting['question'] {
  const { questionId, text, options, state, openedAt, closesAt } = question;
  const { item = '', rehearsal = false, election = null } = question;
  return {
    questionId,
    ...numberOf(question),
    text,
    options,
    state,
    openedAt,
    closesAt,
    item,
    rehearsal,
    election,
    disclosure: isSecret(question) ? 'secret' : 'named',
    ...(question.headsVoteWhole === true ? { headsVoteWhole: true } : {}),
    measure: countsUnits(measureOf(question.rule) ?? mainWeight) ? 'units' : 'weight',
    roll: isRollCallPublic(question) ? (question.roll ?? null) : null,
    ...(question.named?.conflict === undefined ? {} : { apart: question.named.conflict.units }),
    ...(question.inPerson === undefined ? {} : { isInPerson: true }),
    ...(question.named?.affected === undefined ? {} : { affected: question.named.affected.units }),
    ...(question.named?.class === undefined ? {} : { ofClass: question.named.class.units }),
    ...(question.documents === undefined ? {} : { documents: shownDocuments(question.documents) }),
  };
}

/** The public part of each unit's vote, decided here whatever was read. */
export function buildLiveMissing(
  { stage, staged }: StageState,
  asOf: Instant,
  previous: LiveMissing | null,
): LiveMissing {
  const [first] = staged;
  return {
    asOf,
    stage,
    state: first?.question.state ?? null,
    shown: first === undefined ? null : showUnits(first, previous),
  };
}

function showUnits(staged: StagedQuestion, previous: LiveMissing | null): ShownUnits | null {
  const { question, units = null } = staged;
  const sight = publicSight(question);
  if (units === null || sight === 'nothing') return null;
  const { questionId } = question;
  const before = previous?.shown?.question.questionId === questionId ? previous.shown : null;
  const voted = new Set(unitIndexesOf(units.voted));
  const pack = (unitIndexes: Iterable<number>) => packUnitIndexes(unitIndexes, units.size);
  return {
    question: publicQuestion(question),
    ...participationOf(staged),
    size: units.size,
    present: pack(units.present),
    seen: pack(voted),
    ...(sight === 'voted'
      ? { choices: null, latest: null }
      : {
          choices: Object.fromEntries(
            [...units.marks].map(([option, words]) => [option, pack(unitIndexesOf(words))]),
          ),
          latest: latestVotes(before?.latest ?? [], voted, unpackUnitIndexes(before?.seen ?? '')),
        }),
  };
}
