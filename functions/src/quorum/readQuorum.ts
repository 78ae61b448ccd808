import { type Count, nothing, type Quorum, quorumOf } from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import { AggregateField, type Transaction } from '../platform/firestore.ts';

/** The quorum of the active session as the transaction sees it, without reading every unit. */
export async function readQuorum(tx: Transaction, assemblyId: string): Promise<Quorum | null> {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return null;
  const [present, total] = await Promise.all([
    readPresent(tx, assemblyId, assembly.activeSession),
    readTotal(tx, assemblyId, assembly.activeRoster),
  ]);
  return quorumOf(present, total);
}

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

/** The whole roster in force; nothing before the first import. */
export async function readTotal(
  tx: Transaction,
  assemblyId: string,
  activeRoster: string | null,
): Promise<Count> {
  if (activeRoster === null) return nothing;
  const roster = (await tx.get(documents.roster(assemblyId, activeRoster))).data();
  return roster === undefined ? nothing : { weight: roster.totalWeight, units: roster.units };
}
