import {
  accept,
  hasPin,
  type Outcome,
  type PrintedPins,
  type PrintPinsRequest,
  platesForPins,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { limitKey } from '../../kernel/http/rateLimits.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import type { AskedPlates } from './createPlates.ts';
import { keepPin, pinAttempts, printedPin } from './platePins.ts';
import { readPlateSession } from './readPlateSession.ts';

/**
 * New PINs for the plates of a range, told in the answer that prints them; those before stop working. A card
 * that waits at the desk keeps its PIN for its later carrier. The same print again draws nothing: it tells
 * those of its PINs that still stand.
 */
export function printPins(asked: AskedPlates<PrintPinsRequest>): Promise<Outcome<PrintedPins>> {
  const { assemblyId, by, request, now } = asked;
  const { from, to, printId, print } = request;
  return transact(async (tx) => {
    const hall = await readPlateSession(tx, assemblyId, 'arrivals');
    if (!hall.ok) return hall;
    const { session } = hall.value;
    const plates = hallDocuments.plates(assemblyId, session);
    const pins = hallDocuments.platePins(assemblyId, session);
    const numbers = Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
    const [found, kept, done] = await Promise.all([
      tx.getAll(...numbers.map((number) => plates.doc(number))),
      tx.getAll(...numbers.map((number) => pins.doc(number))),
      tx.get(documents.events(assemblyId).where('printId', '==', printId).limit(1)),
    ]);
    const pinOf = new Map(kept.map((pin) => [pin.id, pin.data() ?? null]));
    const keptOf = (number: number) => pinOf.get(String(number)) ?? null;
    const existing = found.flatMap((plate) => plate.data() ?? []);
    const isDone = !done.empty;
    const chosen = isDone
      ? existing.filter(({ number }) => keptOf(number)?.printId === printId)
      : platesForPins(existing, print, (plate) => !hasPin(plate, keptOf(plate.number)));
    const drawn = chosen.map(({ number, state, personId }) => {
      const own = { assemblyId, session, number };
      return { own, personId: state === 'out' ? personId : null, pin: printedPin(own, printId) };
    });
    if (!isDone && drawn.length > 0) {
      for (const { own, personId, pin } of drawn) {
        applyPlan(tx, { writes: [keepPin({ ...own, personId, pin, now, printId })] });
        // Failed attempts at the former PIN do not count for this one.
        if (personId !== null) tx.delete(documents.limit(limitKey(pinAttempts(own))));
      }
      recordEvent(tx, assemblyId, {
        kind: 'plate-pins-printed',
        by,
        at: now,
        from: 'desk',
        session,
        plate: from,
        plateTo: to,
        printId,
      });
    }
    return accept({ pins: drawn.map(({ own: { number }, pin }) => ({ number, pin })) });
  });
}
