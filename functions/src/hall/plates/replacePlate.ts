import {
  accept,
  decideReplacement,
  type Outcome,
  type PlateAnswer,
  type ReplaceRequest,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import type { AskedPlates } from './createPlates.ts';
import { dropPin, givePin } from './platePins.ts';
import { readPlateSession } from './readPlateSession.ts';

/** Another card with the same person, and another PIN: the one printed with it, or the one that is answered. */
export function replacePlate(
  asked: AskedPlates<ReplaceRequest> & { readonly pin?: string },
): Promise<Outcome<PlateAnswer>> {
  const { assemblyId, by, request, now, pin } = asked;
  return transact(async (tx) => {
    const hall = await readPlateSession(tx, assemblyId, 'arrivals');
    if (!hall.ok) return hall;
    const { session } = hall.value;
    const plates = hallDocuments.plates(assemblyId, session);
    const [[before, after], kept] = await Promise.all([
      tx.getAll(plates.doc(String(request.number)), plates.doc(String(request.by))),
      tx.get(hallDocuments.platePins(assemblyId, session).doc(String(request.by))),
    ]);
    const decision = decideReplacement({
      ...request,
      plate: before?.data() ?? null,
      next: after?.data() ?? null,
      now,
    });
    if (!decision.ok) return decision;
    const { plate, next, changed } = decision.value;
    if (!changed) return accept({ plate: next, changed });
    tx.set(plates.doc(String(plate.number)), plate);
    tx.set(plates.doc(String(next.number)), next);
    const { number, personId } = next;
    const given = { assemblyId, session, number, personId, pin: pin ?? null, now };
    const dropped = dropPin({ assemblyId, session, number: plate.number });
    const { answer: told, writes } = givePin(given, kept.data());
    applyPlan(tx, { writes: [dropped, ...writes] });
    recordEvent(tx, assemblyId, {
      kind: 'plate-replaced',
      by,
      at: now,
      from: 'desk',
      session,
      plate: plate.number,
      plateTo: next.number,
      ...(plate.personId === null ? {} : { personId: plate.personId }),
    });
    return accept({ plate: next, changed, ...told });
  });
}
