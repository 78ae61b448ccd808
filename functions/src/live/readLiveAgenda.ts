import { byPointNumber, type LivePoint, pointNowOf } from '@asamblea/domain';
import { readAttached, toldOf } from '../attachments/readAttached.ts';
import { documents } from '../platform/documents.ts';
import type { Transaction } from '../platform/firestore.ts';

/** The points as the screens show them: without notes, nor who presents each. */
export async function readLiveAgenda(
  tx: Transaction,
  assemblyId: string,
): Promise<readonly LivePoint[] | null> {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return null;
  const agenda = await tx.get(documents.agenda(assemblyId));
  const points = agenda.docs.map((one) => one.data()).sort(byPointNumber);
  const ids = points.flatMap(({ documentIds = [] }) => documentIds);
  const told = await readAttached(tx, assemblyId, assembly, ids);
  return points.map((point) => {
    const attached = toldOf(told, point.documentIds);
    return { ...pointNowOf(point), ...(attached.length === 0 ? {} : { documents: attached }) };
  });
}
