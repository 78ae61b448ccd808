import {
  accept,
  decideHandOut,
  type EventOrigin,
  eventAt,
  type HandOutRequest,
  type Outcome,
  type Plan,
  type PlateAnswer,
  setAt,
} from '@asamblea/domain';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { applyPlan, placeOf } from '../../kernel/plans/applyPlan.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import type { AskedPlates } from './createPlates.ts';
import { givePin } from './platePins.ts';
import { readPlateSession } from './readPlateSession.ts';

/**
 * With the PIN that goes with the card unless one came printed with it; without either, as in bulk work, it
 * opens no booth yet.
 */
export type HandingOutWork = AskedPlates<HandOutRequest> & { readonly pin?: string };

/** Gives a plate to a person, who may carry one: of two desks that give at once, one wins. */
export function handOutPlate(asked: HandingOutWork): Promise<Outcome<PlateAnswer>> {
  return transact(async (tx) => {
    const hall = await readPlateSession(tx, asked.assemblyId, 'arrivals');
    if (!hall.ok) return hall;
    const { answer, writes } = await readHandOut(tx, { ...asked, ...hall.value, from: 'desk' });
    applyPlan(tx, { writes });
    return answer;
  });
}

/** Reads everything that handing out needs, and decides it. */
export async function readHandOut(
  tx: Transaction,
  asked: HandingOutWork & { readonly session: number; readonly from: EventOrigin },
): Promise<Plan<Outcome<PlateAnswer>>> {
  const { assemblyId, by, request, now, session, from, pin } = asked;
  const { number, personId } = request;
  const plates = hallDocuments.plates(assemblyId, session);
  const attendance = peopleDocuments.attendance(assemblyId, session);
  const [found, kept, carried, held] = await Promise.all([
    tx.get(plates.doc(String(number))),
    tx.get(hallDocuments.platePins(assemblyId, session).doc(String(number))),
    tx.get(plates.where('personId', '==', personId)),
    tx.get(attendance.where('personId', '==', personId)),
  ]);
  const units = held.docs.map((unit) => unit.data()).filter((unit) => unit.present);
  const decision = decideHandOut({
    number,
    plate: found.data() ?? null,
    person: { personId, name: units[0]?.personName ?? '' },
    unitsHeld: units.length,
    carried: carried.docs.map((plate) => plate.data()).filter(({ state }) => state === 'out'),
    now,
  });
  if (!decision.ok) return { answer: decision, writes: [] };
  const { plate, changed } = decision.value;
  if (!changed) return { answer: accept({ plate, changed }), writes: [] };
  const given = { assemblyId, session, number, personId, pin: pin ?? null, now };
  const told = givePin(given, kept.data());
  const kind = 'plate-handed-out';
  return {
    answer: accept({ plate, changed, ...told.answer }),
    writes: [
      setAt(placeOf(plates.doc(String(number))), plate),
      ...told.writes,
      eventAt(assemblyId, { kind, by, at: now, from, session, plate: number, personId }),
    ],
  };
}
