import {
  type Count,
  isSecret,
  isStanding,
  type LiveMissing,
  momentOf,
  nothing,
  noWords,
  type Question,
  type Stage,
  sumCounts,
  sumWords,
} from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import { getGroups, type Transaction } from '../platform/firestore.ts';
import type { TallyShard } from '../platform/voteDocuments.ts';
import { readPresent } from '../quorum/readQuorum.ts';
import type { VotedUnits } from './buildLiveMissing.ts';
import type { StagedQuestion, StageState } from './buildLiveQuestion.ts';
import { readUnitsHere } from './readUnitsHere.ts';

/** Clocks of different servers may differ by this much. */
const clockSkewMillis = 60_000;

/**
 * What the projector has to show: its cost does not grow with the voters. `before` is what was shown
 * of the units until now.
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
  const staged = await readStaged(tx, assemblyId, stage, before);
  return { stage, session: momentOf(session), staged };
}

async function readStaged(
  tx: Transaction,
  assemblyId: string,
  stage: Stage,
  before: LiveMissing | null,
): Promise<StagedQuestion | null> {
  if (stage.mode !== 'question' && stage.mode !== 'result') return null;
  const { questionId } = stage;
  const question = (await tx.get(documents.question(assemblyId, questionId))).data();
  if (question === undefined) return null;
  const [{ words, ...shards }, here, present, votedAndLeft, result] = await Promise.all([
    readShards(tx, assemblyId, question),
    readUnitsHere(tx, assemblyId, question, before),
    readPresent(tx, assemblyId, question.session),
    readVotedAndLeft(tx, assemblyId, question),
    tx.get(documents.result(assemblyId, questionId)),
  ]);
  return {
    question,
    ...shards,
    present,
    votedAndLeft,
    units: here === null ? null : { ...here, ...joinWords(words) },
    result: result.data() ?? null,
  };
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
    const { docs } = await tx.get(documents.tallies(assemblyId, questionId));
    const found = docs.map((shard) => shard.data());
    return { shards: found.map(({ tally }) => tally), sealed: null, words: found };
  }
  const { docs } = await tx.get(
    documents.sealedShards(assemblyId, questionId).select('voted', 'seen'),
  );
  const found = docs.map((shard) => shard.data());
  return { shards: [], sealed: sumCounts(found.map(({ voted }) => voted)), words: found };
}

/** Who voted, and what where it is kept, from every shard. */
function joinWords(words: readonly Pick<TallyShard, 'seen' | 'marks'>[]): VotedUnits {
  const options = new Set(words.flatMap(({ marks = {} }) => Object.keys(marks)));
  return {
    seen: sumWords(words.map(({ seen = noWords }) => seen)),
    marks: new Map(
      [...options].map((option) => [
        option,
        sumWords(words.map(({ marks = {} }) => marks[option] ?? noWords)),
      ]),
    ),
  };
}

/** Only units that left after the question opened can have voted and be absent. */
async function readVotedAndLeft(
  tx: Transaction,
  assemblyId: string,
  question: Question,
): Promise<Count> {
  const { session, openedAt } = question;
  if (openedAt === null) return nothing;
  const left = await tx.get(
    documents
      .attendance(assemblyId, session)
      .where('present', '==', false)
      .where('since', '>=', openedAt - clockSkewMillis),
  );
  const votes = documents.keptVotes(assemblyId, question);
  const read = await getGroups(tx, { votes: left.docs.map((unit) => votes.doc(unit.id)) });
  return sumCounts(
    read.votes.flatMap((vote) =>
      vote !== undefined && isStanding(vote) ? [{ weight: vote.weight, units: 1 }] : [],
    ),
  );
}
