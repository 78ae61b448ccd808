import type { Transaction } from '../../kernel/database/firestore.ts';
import { keyedHash } from '../../kernel/keys/keyedHash.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';

interface PlateOfSession {
  readonly assemblyId: string;
  readonly session: number;
  readonly number: number;
}

/** What is kept of a PIN: it says nothing without the server's key, and is good for one plate alone. */
export function pinHash({ assemblyId, session, number }: PlateOfSession, pin: string): string {
  return keyedHash('plate-pin', assemblyId, String(session), String(number), pin);
}

/** Whose failures count together at the booths: the plate that was tried. */
export function pinAttempts({ assemblyId, session, number }: PlateOfSession) {
  return ['plate-pin', assemblyId, String(session), String(number)] as const;
}

interface KeptPin extends PlateOfSession {
  readonly personId: string | null;
  /** Null when the plate goes without. */
  readonly pin: string | null;
  readonly now: number;
}

/** The PIN of a plate that somebody gets, in the place of whichever it had. */
export function keepPin(tx: Transaction, kept: KeptPin): void {
  const { assemblyId, session, number, personId, pin, now } = kept;
  const reference = hallDocuments.platePins(assemblyId, session).doc(String(number));
  if (pin === null || personId === null) tx.delete(reference);
  else tx.set(reference, { personId, hash: pinHash(kept, pin), issuedAt: now });
}

/** Nobody carries the plate any more: its PIN opens nothing. */
export function dropPin(tx: Transaction, { assemblyId, session, number }: PlateOfSession): void {
  tx.delete(hallDocuments.platePins(assemblyId, session).doc(String(number)));
}
