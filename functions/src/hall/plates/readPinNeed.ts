import {
  accept,
  hasPin,
  type Outcome,
  type PinNeed,
  platesForPins,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether, type Transaction } from '../../kernel/database/firestore.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';

/** Whether a secret vote waits or is open in a session, which the polls say. */
export type ReadSecretVote = (
  tx: Transaction,
  assemblyId: string,
  session: number,
) => Promise<PinNeed['secret']>;

/** Whether a secret vote is there, and which plates have no PIN to vote in it. */
export function readPinNeed(
  assemblyId: string,
  readSecretVote: ReadSecretVote,
): Promise<Outcome<PinNeed>> {
  return readTogether(async (tx) => {
    const session = (await tx.get(documents.assembly(assemblyId))).data()?.activeSession;
    if (session === undefined) return refuse('assembly-unknown');
    const [secret, plates, pins] = await Promise.all([
      readSecretVote(tx, assemblyId, session),
      tx.get(hallDocuments.plates(assemblyId, session)),
      tx.get(hallDocuments.platePins(assemblyId, session)),
    ]);
    const pinOf = new Map(pins.docs.map((pin) => [pin.id, pin.data()]));
    const missing = platesForPins(
      plates.docs.map((plate) => plate.data()),
      'missing',
      (plate) => !hasPin(plate, pinOf.get(String(plate.number)) ?? null),
    );
    return accept({ secret, missing: missing.map(({ number }) => number).sort((a, b) => a - b) });
  });
}
