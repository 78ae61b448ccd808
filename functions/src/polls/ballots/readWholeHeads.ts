import type { Attendance, HeadSeats, Participation, Question } from '@asamblea/domain';
import { chunksOf } from '../../kernel/database/chunksOf.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { lookAt } from '../../kernel/database/seen.ts';
import { headKeyOf } from '../../people/seats/seatPlaces.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import type { Debtors } from './rememberQuestions.ts';

/** The heads of a batch of votes, where each votes once with all its units. */
export interface WholeHeads {
  /** As it stands after what the batch accepted so far; nothing where heads do not vote whole. */
  of(headId: string): HeadSeats | undefined;
  /** A submission of the head was accepted: the next of the batch comes late. */
  markVoted(headId: string): void;
  /** Records the heads that voted, in the commit of their votes: of two that come at once, one is overtaken. */
  write(tx: Transaction, votes: readonly Pick<Participation, 'headId'>[]): void;
}

interface Place {
  readonly assemblyId: string;
  readonly question: Pick<Question, 'questionId' | 'session' | 'headsVoteWhole'>;
  readonly debtors: Debtors;
}

const none: WholeHeads = {
  of: () => undefined,
  markVoted: () => undefined,
  write: () => undefined,
};

/**
 * Reads them within the transaction that counts the votes: the holders of a head's units cannot change before
 * it ends. The vote of a head is read without a lock, and written on condition that there was none.
 */
export async function readWholeHeads(
  tx: Transaction,
  { assemblyId, question, debtors }: Place,
  units: readonly Pick<Attendance, 'headId'>[],
): Promise<WholeHeads> {
  if (question.headsVoteWhole !== true) return none;
  const headIds = [...new Set(units.map(({ headId }) => headId))];
  const votes = pollDocuments.headVotes(assemblyId, question.questionId);
  const [seats, found] = await Promise.all([
    readSeatsOf(tx, { assemblyId, session: question.session }, headIds),
    lookAt(headIds.map((headId) => votes.doc(headKeyOf(headId)))),
  ]);
  const owing = await debtors(tx, seats);
  const voted = new Set(headIds.filter((_, i) => found[i]?.value !== undefined));
  return {
    of: (headId) => ({
      seats: seats.filter((seat) => seat.headId === headId),
      debtors: owing,
      hasVoted: voted.has(headId),
    }),
    markVoted: (headId) => void voted.add(headId),
    write: (writing, kept) => {
      const claimed = new Set(kept.flatMap(({ headId }) => headId ?? []));
      for (const headId of claimed) writing.create(votes.doc(headKeyOf(headId)), { headId });
    },
  };
}

/** Every unit of some heads that was accredited in a session. */
async function readSeatsOf(
  tx: Transaction,
  { assemblyId, session }: { readonly assemblyId: string; readonly session: number },
  headIds: readonly string[],
): Promise<readonly Attendance[]> {
  const attendance = peopleDocuments.attendance(assemblyId, session);
  const read = await Promise.all(
    chunksOf(headIds).map((part) => tx.get(attendance.where('headId', 'in', part))),
  );
  return read.flatMap(({ docs }) => docs.map((one) => one.data()));
}
