import { convenedBy } from '../subject/actaConvening.ts';
import { type ActaDocument, approvalOf } from '../subject/actaDocument.ts';
import { type ActaRecord, knownDetails } from '../subject/actaRecord.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';
import type { CallCourse } from '../subject/callCourse.ts';
import { filledFrom } from '../written/filledFrom.ts';

/**
 * The sources of the minutes of a call: the record, and the words as they are shown. Approved or fixed
 * minutes no longer take a detail from the record.
 */
export function actaSubjectOf(
  record: ActaRecord,
  course: CallCourse,
  document: Pick<ActaDocument, 'state' | 'steps' | 'details' | 'notes'>,
): ActaSubject {
  const { state, details: typed, notes } = document;
  const isClosed = state !== 'draft' && state !== 'review' && typed !== null;
  const details = isClosed
    ? typed
    : filledFrom(knownDetails(record, convenedBy(record, course)), typed);
  return { record, course, details, notes, approval: approvalOf(document) };
}
