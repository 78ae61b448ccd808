import { FieldValue } from '../database/firestore.ts';
import type { Fields } from './fields.ts';

/**
 * A ballot of one question is a list of one: the open questions of a session, those of its stage and those
 * opened with a question were stored differently for one and for several.
 */
export function listBallots(path: string, fields: Fields): Fields {
  if (/\/sessions\/[^/]+$/u.test(path)) return listOpen(fields);
  if (/\/questions\/[^/]+$/u.test(path)) return listBallot(fields);
  return /\/live\/[^/]+$/u.test(path) ? listStage(fields.stage) : {};
}

function listOpen({ openQuestionId, openTogether, stage }: Fields): Fields {
  const alone = typeof openQuestionId === 'string' ? [openQuestionId] : [];
  const several = Array.isArray(openTogether) && alone.length > 0 ? openTogether : [];
  return {
    ...{ openQuestionId: FieldValue.delete(), openTogether: FieldValue.delete() },
    openQuestionIds: several.length > 0 ? several : alone,
    ...listStage(stage),
  };
}

function listStage(before: unknown): Fields {
  if (typeof before !== 'object' || before === null || !('questionId' in before)) return {};
  const stage: Fields = { ...before };
  const { questionId, together = [questionId], ...rest } = stage;
  return { stage: { ...rest, questionIds: together } };
}

/** A question that never opened was opened with nobody. */
function listBallot({ state, questionId, together }: Fields): Fields {
  const known = together === undefined ? {} : { together: FieldValue.delete() };
  return state === 'draft' ? known : { ...known, ballotIds: together ?? [questionId] };
}
