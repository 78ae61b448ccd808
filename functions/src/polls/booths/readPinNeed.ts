import {
  accept,
  hasPin,
  type Outcome,
  type PinNeed,
  platesForPins,
  refuse,
} from '@asamblea/domain';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether } from '../../kernel/database/firestore.ts';
import { pollDocuments } from '../questions/pollDocuments.ts';

/** Whether a secret vote waits or is open in this session, and which plates have no PIN to vote in it. */
export function readPinNeed(assemblyId: string): Promise<Outcome<PinNeed>> {
  return readTogether(async (tx) => {
    const session = (await tx.get(documents.assembly(assemblyId))).data()?.activeSession;
    if (session === undefined) return refuse('assembly-unknown');
    const secret = pollDocuments.questions(assemblyId).where('disclosure', '==', 'secret');
    const [asked, plates, pins] = await Promise.all([
      tx.get(secret),
      tx.get(hallDocuments.plates(assemblyId, session)),
      tx.get(hallDocuments.platePins(assemblyId, session)),
    ]);
    const states = asked.docs
      .map((question) => question.data())
      .filter((question) => question.session === session)
      .map(({ state }) => state);
    const pinOf = new Map(pins.docs.map((pin) => [pin.id, pin.data()]));
    const missing = platesForPins(
      plates.docs.map((plate) => plate.data()),
      'missing',
      (plate) => !hasPin(plate, pinOf.get(String(plate.number)) ?? null),
    );
    return accept({
      secret: states.includes('open') ? 'open' : states.includes('draft') ? 'draft' : 'none',
      missing: missing.map(({ number }) => number).sort((a, b) => a - b),
    });
  });
}
