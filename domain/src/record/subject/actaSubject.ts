import type { ActaApproval } from './actaDocument.ts';
import type { ActaNote } from './actaNote.ts';
import type { ActaDetails, ActaRecord } from './actaRecord.ts';
import type { ActaSitting } from './actaSitting.ts';

export interface ActaSubject {
  readonly record: ActaRecord;
  readonly sitting: ActaSitting;
  readonly details: ActaDetails;
  /** What people wrote of the meeting; not said: nothing. */
  readonly notes?: readonly ActaNote[];
  /** Who approved them; null or not said: nobody yet. */
  readonly approval?: ActaApproval | null;
}
