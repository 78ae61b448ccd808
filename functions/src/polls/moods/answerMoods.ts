import {
  type AnswerMoodRequest,
  accept,
  admitMood,
  emptyBitmap,
  isArchived,
  isSessionActive,
  type MoodAnswer,
  mayDo,
  type Outcome,
  permissionsOf,
  refuse,
  tallyOf,
} from '@asamblea/domain';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { documents } from '../../kernel/database/documents.ts';
import { getGroups, Timestamp, transactOnce } from '../../kernel/database/firestore.ts';
import { lookAt } from '../../kernel/database/seen.ts';
import { addToShard } from '../tallies/shards.ts';
import { moodDocuments } from './moodDocuments.ts';

/** Long after the card is over; the database forgets the marks by itself. */
const keptMillis = 60 * 60 * 1000;

export interface MoodSubmission {
  readonly claims: CookieClaims;
  readonly request: AnswerMoodRequest;
}

export interface MoodBatch {
  readonly assemblyId: string;
  readonly moodId: string;
  readonly shard: string;
  readonly sendings: readonly MoodSubmission[];
  /** The mark that stands for a person in this card, and for nobody once its key is destroyed. */
  readonly markOf: (personId: string) => string;
  readonly now: () => number;
}

/**
 * Adds up many answers in one transaction: a mark for each person, which says neither who they are nor
 * what they chose, and one addition to the sums. Repeating the batch is harmless.
 */
export function answerMoods(batch: MoodBatch): Promise<readonly Outcome<MoodAnswer>[]> {
  const { assemblyId, moodId, sendings, markOf } = batch;
  return transactOnce(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return sendings.map(() => refuse('assembly-unknown'));
    if (isArchived(assembly)) return sendings.map(() => refuse('assembly-archived'));
    const [found, { members }] = await Promise.all([
      tx.get(documents.session(assemblyId, assembly.activeSession)),
      getGroups(tx, {
        members: sendings.map(({ claims }) => documents.member(assemblyId, claims.uid)),
      }),
    ]);
    const session = found.data();
    if (session === undefined) return sendings.map(() => refuse('mood-over'));
    const marks = members.map((member) =>
      member?.personId === undefined || member.personId === null ? null : markOf(member.personId),
    );
    const known = [...new Set(marks.filter((mark) => mark !== null))];
    const answers = moodDocuments.answers(assemblyId, moodId);
    const read = await lookAt(known.map((mark) => answers.doc(mark)));
    const kept = new Set(known.filter((_, i) => read[i]?.value !== undefined));
    const now = batch.now();
    const counted: { readonly optionId: string; readonly mark: string }[] = [];
    const outcomes = sendings.map(({ claims, request }, i): Outcome<MoodAnswer> => {
      const member = members[i];
      const mark = marks[i] ?? null;
      if (member === undefined || !isSessionActive(member, claims.sid, now)) {
        return refuse('not-signed-in');
      }
      if (!mayDo(permissionsOf(member), 'castVote') || mark === null) return refuse('not-allowed');
      if (kept.has(mark)) return accept({ status: 'repeated' });
      const admitted = admitMood(session.stage, request, now);
      if (!admitted.ok) return admitted;
      kept.add(mark);
      counted.push({ optionId: request.optionId, mark });
      return accept({ status: 'counted' });
    });
    const ttl = Timestamp.fromMillis(now + keptMillis);
    for (const { mark } of counted) tx.create(answers.doc(mark), { ttl });
    if (counted.length > 0) {
      const answered = counted.map(({ optionId }) => ({ optionIds: [optionId], weight: 0 }));
      addToShard(tx, moodDocuments.tallies(assemblyId, moodId).doc(batch.shard), {
        tally: tallyOf({}, answered),
        seen: emptyBitmap,
        marks: {},
      });
    }
    return outcomes;
  });
}
