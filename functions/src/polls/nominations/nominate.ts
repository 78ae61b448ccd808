import {
  decideNomination,
  decideWithdrawal,
  type NominateRequest,
  type Outcome,
} from '@asamblea/domain';
import { changeDraft } from '../questions/changeDraft.ts';
import type { QuestionAction } from '../questions/questionAction.ts';

/** Writes down who is proposed and whether they accept. The same id again writes over it. */
export function nominate({
  request,
  ...asked
}: QuestionAction & { readonly request: NominateRequest }): Promise<
  Outcome<{ readonly questionId: string }>
> {
  const { personId, state } = request;
  return changeDraft(asked, {
    decide: (question) => decideNomination(question, request),
    event: {
      kind: 'candidate-nominated',
      nomination: state,
      ...(personId === null ? {} : { personId }),
    },
  });
}

/** Takes back who was proposed by mistake. Gone already: it was taken back before. */
export function withdrawNomination({
  nominationId,
  ...asked
}: QuestionAction & { readonly nominationId: string }): Promise<
  Outcome<{ readonly questionId: string }>
> {
  return changeDraft(asked, {
    decide: (question) => decideWithdrawal(question, nominationId),
    event: { kind: 'nomination-withdrawn' },
  });
}
