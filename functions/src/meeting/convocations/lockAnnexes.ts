import {
  accept,
  type ConvocationAnnex,
  isTooHeavy,
  latestVersion,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { findAttached } from '../attachments/readAttached.ts';

/** The annexes of a notice in the version they have now: only those that the people called may see. */
export async function lockAnnexes(
  tx: Transaction,
  assemblyId: string,
  entryIds: readonly string[],
): Promise<Outcome<readonly ConvocationAnnex[]>> {
  const found = await findAttached(tx, assemblyId, entryIds);
  const annexes: ConvocationAnnex[] = [];
  for (const entryId of entryIds) {
    const one = found.get(entryId);
    if (one === undefined) return refuse('entry-unknown');
    if (one.shown === 'staff') return refuse('document-hidden');
    const { versionId, digest, type, size } = latestVersion(one.document);
    annexes.push({ entryId, name: one.document.name, versionId, digest, type, size });
  }
  return isTooHeavy(annexes) ? refuse('annexes-too-heavy') : accept(annexes);
}
