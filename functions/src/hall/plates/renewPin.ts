import {
  accept,
  carriedPlate,
  type Outcome,
  type PlateAnswer,
  type PlateRequest,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { limitKey } from '../../kernel/http/rateLimits.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import type { AskedPlates } from './createPlates.ts';
import { keepPin, pinAttempts } from './platePins.ts';
import { readPlateSession } from './readPlateSession.ts';

/**
 * Another PIN for a plate that somebody carries. The one before stops working, and failed attempts are
 * forgotten: the person who got it is standing at the desk. The event does not carry the PIN.
 */
export function renewPin(
  asked: AskedPlates<PlateRequest> & { readonly pin: string },
): Promise<Outcome<PlateAnswer>> {
  const { assemblyId, by, request, now, pin } = asked;
  return transact(async (tx) => {
    const hall = await readPlateSession(tx, assemblyId, 'arrivals');
    if (!hall.ok) return hall;
    const { session } = hall.value;
    const { number } = request;
    const found = await tx.get(hallDocuments.plates(assemblyId, session).doc(String(number)));
    const carried = carriedPlate(number, found.data() ?? null);
    if (!carried.ok) return carried;
    const plate = carried.value;
    const { personId } = plate;
    applyPlan(tx, { writes: [keepPin({ assemblyId, session, number, personId, pin, now })] });
    tx.delete(documents.limit(limitKey(pinAttempts({ assemblyId, session, number }))));
    recordEvent(tx, assemblyId, {
      kind: 'plate-pin-renewed',
      by,
      at: now,
      from: 'desk',
      session,
      plate: number,
      personId,
    });
    return accept({ plate, changed: true, pin });
  });
}
