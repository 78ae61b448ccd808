import type { Count } from '@asamblea/domain';
import { AggregateField, type Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';

/** The units in the hall, whatever they owe. */
export async function readPresent(
  tx: Transaction,
  assemblyId: string,
  session: number,
): Promise<Count> {
  const present = peopleDocuments.attendance(assemblyId, session).where('present', '==', true);
  const summed = await tx.get(
    present.aggregate({ units: AggregateField.count(), weight: AggregateField.sum('weight') }),
  );
  const { units, weight } = summed.data();
  return { units, weight };
}
