import { createHash } from 'node:crypto';
import { changeShares, type HeadPresence, type SeatChange } from '@asamblea/domain';
import {
  type DocumentReference,
  FieldValue,
  type Transaction,
} from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../rosters/peopleDocuments.ts';

/** A session in whose hall something moves. */
export interface SessionPlace {
  readonly assemblyId: string;
  readonly session: number;
}

/** As long as any other, however many people own together. */
export function headKeyOf(headId: string): string {
  return createHash('sha256').update(headId).digest('base64url');
}

export function headAt(
  { assemblyId, session }: SessionPlace,
  headId: string,
): DocumentReference<HeadPresence> {
  return peopleDocuments.heads(assemblyId, session).doc(headKeyOf(headId));
}

/**
 * Adds to what is present of each head what these units change, in the transaction that writes their
 * attendance: both are true or none. Nothing is read, so two desks with units of one owner do not wait
 * for each other. `owing` are the heads with a debt, where units came in.
 */
export function moveHeads(
  tx: Transaction,
  place: SessionPlace,
  changes: readonly SeatChange[],
  owing?: ReadonlySet<string>,
): void {
  for (const [headId, share] of changeShares(changes)) {
    const more = {
      units: FieldValue.increment(share.units),
      weight: FieldValue.increment(share.weight),
      clearUnits: FieldValue.increment(share.clearUnits),
      clearWeight: FieldValue.increment(share.clearWeight),
      ...(owing === undefined ? {} : { owes: owing.has(headId) }),
    };
    tx.set(headAt(place, headId), more, { merge: true });
  }
}

/** Says of these heads whether they owe now, present or not. */
export function markOwing(
  tx: Transaction,
  place: SessionPlace,
  heads: ReadonlySet<string>,
  owing: ReadonlySet<string>,
): void {
  for (const headId of heads) {
    tx.set(headAt(place, headId), { owes: owing.has(headId) }, { merge: true });
  }
}
