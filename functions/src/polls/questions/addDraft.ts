import {
  type Assembly,
  accept,
  type Outcome,
  type Question,
  type SettledTerms,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { placeUnderPoint } from './placeUnderPoint.ts';

interface Draft {
  readonly assemblyId: string;
  readonly questionId: string;
  readonly assembly: Assembly;
  readonly terms: SettledTerms & Pick<Question, 'nominations'>;
  /** Number of the question that is last now; 0: there is none. */
  readonly lastNumber: number;
}

/** Creates a draft at the end of its point of the agenda, or of all when it has none: its number. */
export async function addDraft(
  tx: Transaction,
  { assemblyId, questionId, assembly, terms, lastNumber }: Draft,
): Promise<Outcome<number>> {
  const question: Question = {
    questionId,
    number: lastNumber + 1,
    ...terms,
    session: assembly.activeSession,
    state: 'draft',
    openedAt: null,
    closesAt: null,
    quorumAtOpening: null,
  };
  const placed = await placeUnderPoint(tx, assemblyId, question);
  if (!placed.ok) return placed;
  const { number } = placed.value;
  tx.create(pollDocuments.question(assemblyId, questionId), { ...question, number });
  return accept(number);
}
