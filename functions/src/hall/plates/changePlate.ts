import {
  accept,
  type EventKind,
  type Outcome,
  type Plate,
  type PlateAnswer,
  type PlateRequest,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import type { AskedPlates } from './createPlates.ts';
import { dropPin } from './platePins.ts';
import { readPlateSession } from './readPlateSession.ts';

interface PlateChange {
  readonly kind: EventKind;
  readonly decide: (
    number: number,
    plate: Plate | null,
    now: number,
  ) => Outcome<{ readonly plate: Plate; readonly changed: boolean }>;
}

/** Changes one card alone, decided and recorded in one transaction. */
export function changePlate(
  { assemblyId, by, request, now }: AskedPlates<PlateRequest>,
  { kind, decide }: PlateChange,
): Promise<Outcome<PlateAnswer>> {
  return transact(async (tx) => {
    const hall = await readPlateSession(tx, assemblyId, 'always');
    if (!hall.ok) return hall;
    const { session } = hall.value;
    const reference = hallDocuments.plates(assemblyId, session).doc(String(request.number));
    const decision = decide(request.number, (await tx.get(reference)).data() ?? null, now);
    if (!decision.ok) return decision;
    const { plate, changed } = decision.value;
    if (changed) {
      tx.set(reference, plate);
      // After any change of a card alone, nobody carries it.
      applyPlan(tx, { writes: [dropPin({ assemblyId, session, number: plate.number })] });
      recordEvent(tx, assemblyId, {
        kind,
        by,
        at: now,
        from: 'desk',
        session,
        plate: plate.number,
        ...(plate.personId === null ? {} : { personId: plate.personId }),
      });
    }
    return accept({ plate, changed });
  });
}
