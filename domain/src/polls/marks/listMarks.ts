/**
 * A request from before one mark was a list of one has `optionId` alone: a page that was loaded then still
 * sends it, and a vote may have waited on a phone since. It counts. A request with both is left as it is: no
 * schema takes it.
 */
export function listMarks(said: unknown): unknown {
  if (typeof said !== 'object' || said === null) return said;
  if (!('optionId' in said) || 'optionIds' in said) return said;
  const { optionId, ...rest } = said;
  return { ...rest, optionIds: [optionId] };
}
