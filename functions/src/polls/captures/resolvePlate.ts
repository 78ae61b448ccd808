import { accept, type CaptureRequest, isOut, type Outcome, refuse } from '@asamblea/domain';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { readTogether } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import type { CaptureAsked, ResolvedCapture } from './capture.ts';

/** The person who carries the plate, with all that they hold now. */
export function resolvePlate({
  assemblyId,
  request,
}: CaptureAsked<Extract<CaptureRequest, { by: 'plate' }>>): Promise<Outcome<ResolvedCapture>> {
  const { questionId, plate: number, optionIds } = request;
  return readTogether(async (tx) => {
    const question = (await tx.get(pollDocuments.question(assemblyId, questionId))).data();
    if (question === undefined) return refuse('question-unknown');
    const { session } = question;
    const found = await tx.get(hallDocuments.plates(assemblyId, session).doc(String(number)));
    const plate = found.data();
    if (plate === undefined) return refuse('plate-unknown');
    if (!isOut(plate) || plate.personId === null) return refuse('plate-not-out');
    const { personId, personName } = plate;
    const held = await tx.get(
      peopleDocuments.attendance(assemblyId, session).where('personId', '==', personId),
    );
    const units = held.docs.map((unit) => unit.data()).filter(({ present }) => present);
    if (units.length === 0) return refuse('plate-without-units');
    const choices = units
      .sort((a, b) => a.order - b.order)
      .map(({ unitId }) => ({ unitId, optionIds }));
    const capture = { channel: 'plate', personId } as const;
    return accept({ capture, choices, holder: personName, next: null });
  });
}
