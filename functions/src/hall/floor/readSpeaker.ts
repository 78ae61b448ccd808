import { accept, type Outcome, refuse, type WaitingTurn } from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';

/** The speaker is somebody who attends: with their name and the units that they hold. */
export type Speaker = Pick<WaitingTurn, 'personId' | 'name' | 'labels'>;

export async function readSpeaker(
  tx: Transaction,
  { assemblyId, session }: { readonly assemblyId: string; readonly session: number },
  personId: string,
): Promise<Outcome<Speaker>> {
  const attendance = peopleDocuments.attendance(assemblyId, session);
  const found = await tx.get(attendance.where('personId', '==', personId));
  const held = found.docs
    .map((unit) => unit.data())
    .filter(({ present }) => present)
    .sort((a, b) => a.order - b.order);
  const [first] = held;
  if (first === undefined) return refuse('floor-not-attending');
  return accept({ personId, name: first.personName, labels: held.map(({ label }) => label) });
}
