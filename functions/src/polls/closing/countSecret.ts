import { randomBytes } from 'node:crypto';
import {
  type Attendance,
  decideSecretResult,
  hashReceipts,
  mergeTallies,
  type Participation,
  type Question,
  type SecretSums,
  sealedSlots,
  sealResult,
  splitSums,
  type Unit,
} from '@asamblea/domain';
import { type QuestionKeys, questionKeyId } from '../../kernel/keys/questionKeys.ts';
import { secretReceipt } from '../receipts/secretReceipt.ts';
import type { SealedShard } from '../stored/voteDocuments.ts';
import { openTally } from '../tallies/sealedTally.ts';
import type { Counted } from './counted.ts';

export interface SecretLine {
  readonly assemblyId: string;
  readonly question: Question;
  readonly call: number;
  readonly closedAt: number;
  /** The units present when the meeting was installed. */
  readonly installed?: ReadonlySet<string>;
  readonly units: readonly Unit[];
  readonly attendance: readonly Attendance[];
  readonly participations: readonly Participation[];
  readonly shards: readonly (SealedShard & { readonly shard: string })[];
}

/**
 * Opens the sums in memory, and only here. The output is the publishable result and the receipts in
 * alphabetical order.
 */
export async function countSecret(
  line: SecretLine,
  keys: QuestionKeys,
): Promise<Omit<Counted, 'written'>> {
  const { assemblyId, question, participations } = line;
  const key = await keys.read(questionKeyId(assemblyId, question.questionId));
  try {
    const sums = key === null ? { tally: null } : openShards(key, line);
    const receipts =
      key === null ? [] : participations.map((one) => secretReceipt(key, one)).sort();
    const salt = randomBytes(32).toString('hex');
    const result = sealResult(decideSecretResult({ ...line, ...sums }), {
      of: 'receipts',
      count: receipts.length,
      salt,
      hash: hashReceipts(salt, receipts),
    });
    return { result, receipts, consent: null };
  } finally {
    key?.fill(0);
  }
}

/** A box that does not open was not written here: sums without it cannot agree, and annul the vote. */
function openShards(key: Buffer, { assemblyId, question, shards }: SecretLine): SecretSums {
  const { questionId } = question;
  const slots = sealedSlots(question);
  const opened = mergeTallies(
    shards.flatMap(({ shard, version, box }) => {
      try {
        return [openTally(key, { assemblyId, questionId, shard, version }, slots, box)];
      } catch {
        return [];
      }
    }),
  );
  return splitSums(question, opened);
}
