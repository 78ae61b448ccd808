import type { BegunConsent } from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { consentDocuments } from '../stored/consentDocuments.ts';

/** Keeps each document far from the size that the database takes. */
const unitsAPart = 2_000;

/** In the transaction that writes a pending result: the roll as it stood, and the owners waited for. */
export function openConsent(
  tx: Transaction,
  assemblyId: string,
  { frozen, process }: BegunConsent,
): void {
  const { questionId } = process;
  const parts = Math.max(1, Math.ceil(frozen.length / unitsAPart));
  for (let part = 0; part < parts; part += 1) {
    const units = frozen.slice(part * unitsAPart, (part + 1) * unitsAPart);
    tx.create(consentDocuments.roll(assemblyId, questionId, part), { json: JSON.stringify(units) });
  }
  tx.create(consentDocuments.one(assemblyId, questionId), { ...process, parts });
}
