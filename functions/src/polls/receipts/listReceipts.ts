import { accept, type Outcome, type ReceiptList, refuse } from '@asamblea/domain';
import { readPublicAssembly } from '../../kernel/assemblies/readPublicAssembly.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

/** The receipts of a closed question, for people who look for their own or count them. */
export async function listReceipts(cot: string, questionId: string): Promise<Outcome<ReceiptList>> {
  const door = await readPublicAssembly(cot);
  if (!door.ok) return door;
  const list = (await pollDocuments.receiptsOf(door.value.assemblyId, questionId).get()).data();
  return list === undefined ? refuse('not-found') : accept(list);
}
