import {
  type Count,
  emptyBitmap,
  instantMillis,
  instantOf,
  isInForce,
  isSecret,
  type LiveMissing,
  momentOf,
  moodOn,
  publicSight,
  type Question,
  type Stage,
  stagedIds,
  sumBitmaps,
  sumCounts,
  type Tally,
  unpackUnitIndexes,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { getGroups, type Timestamp, type Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { rememberUnitIndexes } from '../../polls/ballots/rememberQuestions.ts';
import { type HourReader, readerOfHour } from '../../polls/closing/readerOfHour.ts';
import { moodDocuments } from '../../polls/moods/moodDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import type { TallyShard } from '../../polls/stored/voteDocuments.ts';
import type { StagedQuestion, StageState, UnitsHere, VotedUnits } from './buildLiveQuestion.ts';
import { clockSkewMillis, rememberHalls } from './hallOfHour.ts';

/**
 * The data of the projector: its cost does not grow with the voters. `before` is what was shown of the units
 * until now.
 */
export async function readStageState(
  tx: Transaction,
  assemblyId: string,
  before: LiveMissing | null,
): Promise<StageState | null> {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return null;
  const found = await tx.get(documents.session(assemblyId, assembly.activeSession));
  const session = found.data();
  if (session === undefined) return null;
  const { stage } = session;
  const [staged, mood] = await Promise.all([
    readStaged(tx, assemblyId, stage, before, found.readTime),
    readMood(tx, assemblyId, stage),
  ]);
  return { stage, session: momentOf(assembly, session), staged, mood };
}

async function readMood(
  tx: Transaction,
  assemblyId: string,
  stage: Stage,
): Promise<readonly Tally[] | null> {
  const card = moodOn(stage);
  if (card === null) return null;
  const { docs } = await tx.get(moodDocuments.tallies(assemblyId, card.moodId));
  return docs.map((shard) => shard.data().tally);
}

/** Of several, what was annulled is not there any more. */
async function readStaged(
  tx: Transaction,
  assemblyId: string,
  stage: Stage,
  before: LiveMissing | null,
  asOf: Timestamp,
): Promise<readonly StagedQuestion[]> {
  const ids = stagedIds(stage);
  const references = ids.map((questionId) => pollDocuments.question(assemblyId, questionId));
  const { questions } = await getGroups(tx, { questions: references });
  const staged = questions.filter((question) => question !== undefined);
  const shown = ids.length === 1 ? staged : staged.filter(({ state }) => state !== 'annulled');
  const [first] = shown;
  if (first === undefined) return [];
  // Those of a ballot opened at once, in the same session: who was there is read once for each of their
  // hours. The wall shows one question, the first.
  const readers = await Promise.all(
    shown.map((question) => readerOfHour(tx, assemblyId, question, asOf)),
  );
  const [ofFirst] = readers;
  if (ofFirst === undefined) return [];
  const here = await readUnitsHere(ofFirst, assemblyId, first, before);
  const hallOf = rememberHalls(assemblyId, first);
  return Promise.all(
    shown.map(async (question, i) => {
      const { present, left } = await hallOf(readers[i] ?? ofFirst);
      const [{ words, ...shards }, votedAndLeft, result] = await Promise.all([
        readShards(tx, assemblyId, question),
        sumVotes(tx, assemblyId, question, left),
        tx.get(pollDocuments.result(assemblyId, question.questionId)),
      ]);
      return {
        question,
        ...shards,
        present,
        votedAndLeft,
        units: here === null || question !== first ? null : { ...here, ...joinWords(words) },
        result: result.data() ?? null,
      };
    }),
  );
}

/** Of a secret vote, only how much came in: what its shards say besides, nobody here can open. */
async function readShards(
  tx: Transaction,
  assemblyId: string,
  question: Question,
): Promise<
  Pick<StagedQuestion, 'shards' | 'sealed'> & {
    readonly words: readonly Pick<TallyShard, 'seen' | 'marks'>[];
  }
> {
  const { questionId } = question;
  if (!isSecret(question)) {
    const { docs } = await tx.get(pollDocuments.tallies(assemblyId, questionId));
    const found = docs.map((shard) => shard.data());
    return { shards: found.map(({ tally }) => tally), sealed: null, words: found };
  }
  const { docs } = await tx.get(
    pollDocuments.sealedShards(assemblyId, questionId).select('voted', 'seen'),
  );
  const found = docs.map((shard) => shard.data());
  return { shards: [], sealed: sumCounts(found.map(({ voted }) => voted)), words: found };
}

/** The units that voted, and their marks where they are kept, from every shard. */
function joinWords(words: readonly Pick<TallyShard, 'seen' | 'marks'>[]): VotedUnits {
  const options = new Set(words.flatMap(({ marks = {} }) => Object.keys(marks)));
  return {
    voted: sumBitmaps(words.map(({ seen = emptyBitmap }) => seen)),
    marks: new Map(
      [...options].map((option) => [
        option,
        sumBitmaps(words.map(({ marks = {} }) => marks[option] ?? emptyBitmap)),
      ]),
    ),
  };
}

async function sumVotes(
  tx: Transaction,
  assemblyId: string,
  question: Question,
  unitIds: readonly string[],
): Promise<Count> {
  const kept = pollDocuments.keptVotes(assemblyId, question);
  const { votes } = await getGroups(tx, { votes: unitIds.map((unitId) => kept.doc(unitId)) });
  return sumCounts(
    votes.flatMap((vote) =>
      vote !== undefined && isInForce(vote) ? [{ weight: vote.weight, units: 1 }] : [],
    ),
  );
}

/**
 * Which units are present, where the public may see them. The last projection of the same question says who
 * was here then, so only the units that moved since are read: the whole hall is read once a question, however
 * many refreshes it has. After its hour nobody moves any more.
 */
async function readUnitsHere(
  { hour, read }: HourReader,
  assemblyId: string,
  question: Question,
  before: LiveMissing | null,
): Promise<UnitsHere | null> {
  if (question.roster === undefined || publicSight(question) === 'nothing') return null;
  const { unitIndexOf, size } = await rememberUnitIndexes(assemblyId, question.roster);
  if (size === 0) return null;
  const shown = before?.shown?.question.questionId === question.questionId ? before.shown : null;
  const wasHere = shown === null ? [] : [...unpackUnitIndexes(shown.present)];
  if (shown !== null && hour !== null && before !== null && before.asOf >= instantOf(hour)) {
    return { size, present: new Set(wasHere) };
  }
  const attendance = peopleDocuments.attendance(assemblyId, question.session);
  const here = attendance.where('present', '==', true);
  return read(async (tx) => {
    const idsOf = async (query: ReturnType<typeof attendance.where>) =>
      (await tx.get(query.select())).docs.flatMap((unit) => unitIndexOf(unit.id) ?? []);
    if (before === null || shown === null) return { size, present: new Set(await idsOf(here)) };
    const since = instantMillis(before.asOf) - clockSkewMillis;
    const [came, left] = await Promise.all([
      idsOf(here.where('since', '>=', since)),
      idsOf(attendance.where('present', '==', false).where('since', '>=', since)),
    ]);
    const gone = new Set(left);
    const stayed = wasHere.filter((unitIndex) => !gone.has(unitIndex));
    return { size, present: new Set([...stayed, ...came]) };
  });
}
