import { accept, type Outcome, type ReceiptList, refuse } from '@asamblea/domain';
import { documents } from '../platform/documents.ts';

/** The receipts of a closed question, for whoever wants to look for their own or count them. */
export async function listReceipts(cot: string, questionId: string): Promise<Outcome<ReceiptList>> {
  const assembly = (await documents.publicAssembly(cot).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const list = (await documents.receiptsOf(assembly.assemblyId, questionId).get()).data();
  return list === undefined ? refuse('not-found') : accept(list);
}
