import {
  type Assembly,
  attachedOf,
  isOperationOff,
  type LockedDocument,
  latestVersion,
  offIn,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { findAttached } from './readAttached.ts';

interface Draft {
  readonly questionId: string;
  readonly documentIds?: readonly string[];
}

/**
 * The documents of drafts as voters find them now, by question: from opening on they are those, in those
 * versions. A document hidden in between is not among them.
 */
export async function lockDocuments(
  tx: Transaction,
  assemblyId: string,
  assembly: Assembly,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<string, readonly LockedDocument[]>> {
  const ids = drafts.flatMap(({ documentIds = [] }) => documentIds);
  if (ids.length === 0 || isOperationOff('readDrive', offIn(assembly))) return new Map();
  const found = await findAttached(tx, assemblyId, ids);
  const lock = (entryId: string): readonly LockedDocument[] => {
    const one = found.get(entryId);
    const attached = one === undefined ? null : attachedOf(one.document, one.shown);
    if (one === undefined || attached === null) return [];
    const { versionId, digest } = latestVersion(one.document);
    return [{ ...attached, versionId, digest }];
  };
  return new Map(
    drafts.map(({ questionId, documentIds = [] }) => [questionId, documentIds.flatMap(lock)]),
  );
}
