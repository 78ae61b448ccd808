import * as z from 'zod';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { parsed } from '../../kernel/http/httpAnswers.ts';
import type { QuestionAction } from './questionAction.ts';

const questionParams = z.object({ questionId: z.uuid() });

/** The act of a member on the question of the path. */
export function questionActionOf({
  assemblyId,
  uid,
  params,
  now,
}: Requester & { readonly params: object; readonly now: number }): QuestionAction {
  const { questionId } = parsed(questionParams, params);
  return { assemblyId, questionId, by: uid, now };
}

/** The act of a member on the questions they name, with the rest of the request. */
export function ballotActionOf<T>({
  assemblyId,
  uid,
  now,
  asked,
}: Requester & { readonly now: number; readonly asked: T }) {
  return { ...asked, assemblyId, by: uid, now };
}
