import {
  accept,
  type CreatedPlates,
  type CreatePlatesRequest,
  newPlate,
  type Outcome,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import { readPlateSession } from './readPlateSession.ts';

export interface AskedPlates<Request> {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: Request;
  readonly now: number;
}

/** Cards of a range of numbers. Those that exist keep who has them, so that repeating it is harmless. */
export function createPlates(
  asked: AskedPlates<CreatePlatesRequest>,
): Promise<Outcome<CreatedPlates>> {
  const { assemblyId, by, request, now } = asked;
  return transact(async (tx) => {
    const hall = await readPlateSession(tx, assemblyId, 'arrivals');
    if (!hall.ok) return hall;
    const { session } = hall.value;
    const plates = hallDocuments.plates(assemblyId, session);
    const { from, to } = request;
    const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    const found = await tx.getAll(...numbers.map((number) => plates.doc(String(number))));
    const missing = numbers.filter((_, i) => found[i]?.exists !== true);
    for (const number of missing) tx.create(plates.doc(String(number)), newPlate(number, now));
    if (missing.length > 0) {
      recordEvent(tx, assemblyId, {
        kind: 'plates-created',
        by,
        at: now,
        from: 'desk',
        session,
        plate: from,
        plateTo: to,
      });
    }
    return accept({ created: missing.length, kept: numbers.length - missing.length });
  });
}
