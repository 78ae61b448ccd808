import type { Count } from '@asamblea/domain';
import { documents } from '../../kernel/platform/documents.ts';
import { AggregateField, type Transaction } from '../../kernel/platform/firestore.ts';

/** Who is in the hall, whatever they owe. */
export async function readPresent(
  tx: Transaction,
  assemblyId: string,
  session: number,
): Promise<Count> {
  const present = documents.attendance(assemblyId, session).where('present', '==', true);
  const summed = await tx.get(
    present.aggregate({ units: AggregateField.count(), weight: AggregateField.sum('weight') }),
  );
  const { units, weight } = summed.data();
  return { units, weight };
}
