import { accept, type HandsRequest, handsAtOnce, type Outcome, refuse } from '@asamblea/domain';
import { readTogether } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import type { CaptureAsked, ResolvedCapture } from './capture.ts';

/**
 * The next units of a show of hands: those that were present when it began, in the order of their
 * ids. Those that voted already are asked too, and are told how they did.
 */
export function resolveHands({
  assemblyId,
  request,
  now,
}: CaptureAsked<HandsRequest>): Promise<Outcome<ResolvedCapture>> {
  const { questionId, optionId, exceptions, after } = request;
  const asOf = request.asOf ?? now;
  const answerOf = new Map(exceptions.map((one) => [one.unitId, one.optionId]));
  return readTogether(async (tx) => {
    const question = (await tx.get(pollDocuments.question(assemblyId, questionId))).data();
    if (question === undefined) return refuse('question-unknown');
    const hall = peopleDocuments
      .attendance(assemblyId, question.session)
      .where('present', '==', true)
      .orderBy('__name__')
      .limit(handsAtOnce);
    const { docs } = await tx.get(after === null ? hall : hall.startAfter(after));
    const choices = docs
      .map((unit) => unit.data())
      .filter(({ since }) => since <= asOf)
      .flatMap(({ unitId }) => {
        const chosen = answerOf.has(unitId) ? answerOf.get(unitId) : optionId;
        return typeof chosen === 'string' ? [{ unitId, optionIds: [chosen] }] : [];
      });
    const last = docs.length < handsAtOnce ? undefined : docs.at(-1)?.id;
    const next = last === undefined ? null : { after: last, asOf };
    const capture = { channel: 'hands', personId: null } as const;
    return accept({ capture, choices, holder: null, next });
  });
}
