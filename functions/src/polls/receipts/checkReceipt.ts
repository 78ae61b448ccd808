import {
  accept,
  byQuestionNumber,
  numberOf,
  type Outcome,
  type ReceiptAnswer,
  refuse,
} from '@asamblea/domain';
import { readPublicAssembly } from '../../kernel/assemblies/readPublicAssembly.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

/** In which closed votings a receipt was kept. It says nothing of whose it is, nor of the vote. */
export async function checkReceipt(cot: string, code: string): Promise<Outcome<ReceiptAnswer>> {
  const door = await readPublicAssembly(cot);
  if (!door.ok) return door;
  const found = await pollDocuments
    .receipts(door.value.assemblyId)
    .where('codes', 'array-contains', code)
    .select('questionId', 'number', 'repetition', 'text', 'disclosure', 'closedAt')
    .get();
  if (found.empty) return refuse('receipt-unknown');
  const votings = found.docs.map((list) => {
    const { questionId, number, repetition, text, disclosure, closedAt } = list.data();
    return { questionId, ...numberOf({ number, repetition }), text, disclosure, closedAt };
  });
  return accept({ votings: votings.sort(byQuestionNumber) });
}
