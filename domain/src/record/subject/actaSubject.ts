import type { ActaDetails, ActaRecord } from '../acta/actaRecord.ts';
import type { ActaSitting } from '../acta/actaSitting.ts';
import type { ActaApproval } from '../written/actaDocument.ts';
import type { ActaNote } from '../written/actaNote.ts';

export interface ActaSubject {
  readonly record: ActaRecord;
  readonly sitting: ActaSitting;
  readonly details: ActaDetails;
  /** What people wrote of the meeting; not said: nothing. */
  readonly notes?: readonly ActaNote[];
  /** Who approved them; null or not said: nobody yet. */
  readonly approval?: ActaApproval | null;
}
