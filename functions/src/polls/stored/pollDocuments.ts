import {
  type Ballot,
  type Booth,
  type HandNotice,
  type Instant,
  isSecret,
  type KeptVote,
  type LiveQuestion,
  type LiveResults,
  type LiveStage,
  type Participation,
  type Question,
  type ReceiptList,
  type StoredResult,
} from '@asamblea/domain';
import { collectionAt, documentAt } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import type { Forgotten } from '../../kernel/database/retention.ts';
import type { BulkJob } from './bulkJob.ts';
import type { BallotArchive, SealedShard, TallyShard } from './voteDocuments.ts';

/**
 * `closings/{questionId}`: written with the question when it becomes `closing` and again when its line is
 * drawn, and by nothing else: its creation and its last change are the instants of those two commits.
 */
interface ClosingMark {
  readonly step: 'closing' | 'counting';
  /** The instant of its line, where its assembly was restored from elsewhere; else the document says it. */
  readonly line?: Instant;
}

/** `headVotes/{headKey}`: created with the vote of the head, so that whatever else comes of it is late. */
interface HeadVote {
  readonly headId: string;
}

/** Questions, their votes, and their results. */
export const pollDocuments = {
  questions: (id: string) => collectionAt<Question>(paths.questions(id)),
  question: (id: string, questionId: string) =>
    documentAt<Question>(paths.question(id, questionId)),
  ballots: (id: string, questionId: string) => collectionAt<Ballot>(paths.ballots(id, questionId)),
  roll: (id: string, questionId: string, part: number) =>
    documentAt<BallotArchive>(paths.roll(id, questionId, part)),
  tallies: (id: string, questionId: string) =>
    collectionAt<TallyShard>(paths.tallies(id, questionId)),
  tally: (id: string, questionId: string, shard: string) =>
    documentAt<TallyShard>(paths.tally(id, questionId, shard)),
  participations: (id: string, questionId: string) =>
    collectionAt<Participation>(paths.participations(id, questionId)),
  /** That a head voted in secret with all its units, under its key. */
  headVotes: (id: string, questionId: string) =>
    collectionAt<HeadVote>(paths.headVotes(id, questionId)),
  /** Where a vote leaves that its unit voted, whichever kind it is. */
  keptVotes: (id: string, question: Pick<Question, 'questionId' | 'disclosure'>) =>
    collectionAt<KeptVote & Pick<Participation, 'weight' | 'personId'>>(
      isSecret(question)
        ? paths.participations(id, question.questionId)
        : paths.ballots(id, question.questionId),
    ),
  sealedShards: (id: string, questionId: string) =>
    collectionAt<SealedShard>(paths.tallies(id, questionId)),
  receipts: (id: string) => collectionAt<ReceiptList>(paths.receipts(id)),
  receiptsOf: (id: string, questionId: string) =>
    documentAt<ReceiptList>(paths.receiptsOf(id, questionId)),
  closing: (id: string, questionId: string) =>
    documentAt<ClosingMark>(paths.closing(id, questionId)),
  results: (id: string) => collectionAt<StoredResult>(paths.results(id)),
  result: (id: string, questionId: string) =>
    documentAt<StoredResult>(paths.result(id, questionId)),
  notices: (id: string) => collectionAt<HandNotice>(paths.notices(id)),
  notice: (id: string, noticeId: string) => documentAt<HandNotice>(paths.notice(id, noticeId)),
  bulkJobs: (id: string) => collectionAt<BulkJob>(paths.jobs(id)).where('kind', '==', 'bulk'),
  bulkJob: (id: string, jobId: string) => documentAt<BulkJob>(paths.job(id, jobId)),
  booths: (id: string) => collectionAt<Forgotten<Booth>>(paths.booths(id)),
  booth: (id: string, boothId: string) => documentAt<Forgotten<Booth>>(paths.booth(id, boothId)),
  liveQuestion: (cot: string) => documentAt<LiveQuestion>(paths.live(cot, 'question')),
  liveStage: (cot: string) => documentAt<LiveStage>(paths.live(cot, 'stage')),
  liveResults: (cot: string) => documentAt<LiveResults>(paths.live(cot, 'results')),
} as const;
