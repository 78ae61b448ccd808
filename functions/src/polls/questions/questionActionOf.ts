import * as z from 'zod';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { parsed } from '../../kernel/http/httpAnswers.ts';
import type { QuestionAction } from './questionAction.ts';

const questionParams = z.object({ questionId: z.uuid() });

/** What somebody does with the question of the path. */
export function questionActionOf({
  assemblyId,
  uid,
  params,
  now,
}: Requester & { readonly params: object; readonly now: number }): QuestionAction {
  const { questionId } = parsed(questionParams, params);
  return { assemblyId, questionId, by: uid, now };
}

/** What somebody does with the questions they name, and what else they ask of it. */
export function ballotActionOf<T>({
  assemblyId,
  uid,
  now,
  asked,
}: Requester & { readonly now: number; readonly asked: T }) {
  return { ...asked, assemblyId, by: uid, now };
}
