import { FieldValue } from '../database/firestore.ts';
import type { Fields } from './fields.ts';

/**
 * The marks of a ballot, and of each that it took the place of, as a list: a ballot said its only mark as
 * `optionId`, or the first of several beside `optionIds`. Nothing of it counts otherwise: its seal says the same.
 */
export function listBallotMarks(path: string, fields: Fields): Fields {
  if (!/\/questions\/[^/]+\/ballots\/[^/]+$/u.test(path)) return {};
  const { optionIds } = listed(fields);
  const { earlier } = fields;
  return {
    ...('optionId' in fields ? { optionIds, optionId: FieldValue.delete() } : {}),
    ...(Array.isArray(earlier) ? { earlier: earlier.map(listed) } : {}),
  };
}

function listed({ optionId, ...ballot }: Fields): Fields {
  return optionId === undefined ? ballot : { optionIds: [optionId], ...ballot };
}
