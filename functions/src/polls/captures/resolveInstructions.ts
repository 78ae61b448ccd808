import { accept, type CaptureRequest, type Outcome, refuse } from '@asamblea/domain';
import { readTogether } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { readInstructions } from '../instructions/readInstructions.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import type { CaptureAsked, ResolvedCapture } from './capture.ts';

/** The units that an attorney represents now, each with the option that its proxy asks for. */
export function resolveInstructions({
  assemblyId,
  request,
  now,
}: CaptureAsked<Extract<CaptureRequest, { by: 'instructions' }>>): Promise<
  Outcome<ResolvedCapture>
> {
  const { questionId, personId } = request;
  return readTogether(async (tx) => {
    const question = (await tx.get(pollDocuments.question(assemblyId, questionId))).data();
    if (question === undefined) return refuse('question-unknown');
    const hall = peopleDocuments.attendance(assemblyId, question.session);
    const held = await tx.get(hall.where('personId', '==', personId));
    const units = held.docs.map((unit) => unit.data()).sort((a, b) => a.order - b.order);
    const asked = { questionIds: [questionId], personId, units, now };
    const instructions = await readInstructions(tx, assemblyId, asked);
    const choices = [...(instructions.get(questionId) ?? [])].flatMap(([unitId, { optionId }]) =>
      optionId === null ? [] : [{ unitId, optionIds: [optionId] }],
    );
    if (choices.length === 0) return refuse('no-instructions');
    const capture = { channel: 'instructions', personId } as const;
    return accept({ capture, choices, holder: units[0]?.personName ?? null, next: null });
  });
}
