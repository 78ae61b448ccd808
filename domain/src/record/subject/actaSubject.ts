import type { ActaApproval } from './actaDocument.ts';
import type { ActaNote } from './actaNote.ts';
import type { ActaDetails, ActaRecord } from './actaRecord.ts';
import type { CallCourse } from './callCourse.ts';

export interface ActaSubject {
  readonly record: ActaRecord;
  readonly course: CallCourse;
  readonly details: ActaDetails;
  /** The notes that people wrote about the meeting; absent: none. */
  readonly notes?: readonly ActaNote[];
  /** The approval of the minutes; null or absent: nobody yet. */
  readonly approval?: ActaApproval | null;
}
