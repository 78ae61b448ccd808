import {
  deleteAt,
  type Plan,
  type PlateAnswer,
  type PlatePin,
  pinDigits,
  setAt,
  type Write,
} from '@asamblea/domain';
import { keyedHash } from '../../kernel/keys/keyedHash.ts';
import { placeOf } from '../../kernel/plans/applyPlan.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';

interface PlateOfSession {
  readonly assemblyId: string;
  readonly session: number;
  readonly number: number;
}

/** The stored form of a PIN: it says nothing without the server's key, and is good for one plate alone. */
export function pinHash({ assemblyId, session, number }: PlateOfSession, pin: string): string {
  return keyedHash('plate-pin', assemblyId, String(session), String(number), pin);
}

/** The subject whose failures count together at the booths: the plate that was tried. */
export function pinAttempts({ assemblyId, session, number }: PlateOfSession) {
  return ['plate-pin', assemblyId, String(session), String(number)] as const;
}

interface KeptPin extends PlateOfSession {
  /** Null: nobody yet, for the later carrier of the card. */
  readonly personId: string | null;
  /** Null when the plate goes without. */
  readonly pin: string | null;
  readonly now: number;
  readonly printId?: string;
}

/** The PIN of a plate, in the place of whichever it had. */
export function keepPin(kept: KeptPin): Write {
  const { personId, pin, now, printId } = kept;
  const print = printId === undefined ? {} : { printId };
  if (pin === null) return dropPin(kept);
  return setAt(pinAt(kept), { personId, hash: pinHash(kept, pin), issuedAt: now, ...print });
}

function pinAt({ assemblyId, session, number }: PlateOfSession) {
  return placeOf(hallDocuments.platePins(assemblyId, session).doc(String(number)));
}

/**
 * The PIN of a plate that somebody gets: the one that came printed with the card, or else the one that was
 * drawn for it, which the answer tells.
 */
export function givePin(
  kept: KeptPin,
  found: PlatePin | undefined,
): Plan<Pick<PlateAnswer, 'pin' | 'hasPrintedPin'>> {
  const { personId, pin } = kept;
  if (found?.personId === null && personId !== null) {
    const writes = [setAt(pinAt(kept), { ...found, personId })];
    return { answer: { hasPrintedPin: true }, writes };
  }
  return { answer: pin === null ? {} : { pin }, writes: [keepPin(kept)] };
}

/**
 * The PIN that a print draws for a plate: the same for that print however often it is sent, so that none
 * has to be kept to be told again; without the server's key it is any.
 */
export function printedPin({ assemblyId, session, number }: PlateOfSession, printId: string) {
  const parts = [assemblyId, String(session), String(number), printId];
  const drawn = Buffer.from(keyedHash('printed-pin', ...parts), 'base64url').readBigUInt64BE();
  return String(drawn % 10n ** BigInt(pinDigits)).padStart(pinDigits, '0');
}

/** Nobody carries the plate any more: its PIN opens nothing. */
export function dropPin(plate: PlateOfSession): Write {
  return deleteAt(pinAt(plate));
}
