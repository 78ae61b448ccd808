import { type Assembly, accept, type Outcome, type Question, refuse } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import type { QuestionAction } from './questionAction.ts';

interface Asked {
  readonly question: Question;
  readonly assembly: Assembly;
}

/** A question, and the assembly whose rules decide what may be changed of it; refused where either is missing. */
export async function readQuestion(
  tx: Transaction,
  { assemblyId, questionId }: Pick<QuestionAction, 'assemblyId' | 'questionId'>,
): Promise<Outcome<Asked>> {
  const [found, held] = await Promise.all([
    tx.get(pollDocuments.question(assemblyId, questionId)),
    tx.get(documents.assembly(assemblyId)),
  ]);
  const question = found.data();
  const assembly = held.data();
  if (question === undefined) return refuse('question-unknown');
  if (assembly === undefined) return refuse('assembly-unknown');
  return accept({ question, assembly });
}
