import { type Sign, signRows, unpackSigns } from '@asamblea/domain';
import type { QueryDocumentSnapshot } from '../../kernel/database/firestore.ts';
import { readParts } from '../../kernel/database/readParts.ts';
import type { StoredSigns } from '../projections/liveDocuments.ts';

const rowsOf = readParts(signRows);

/** The signs that one server heard. */
export function readHeard(found: QueryDocumentSnapshot<StoredSigns>): ReadonlyMap<string, Sign> {
  return unpackSigns(rowsOf(found.ref.path, found.data().heard));
}
