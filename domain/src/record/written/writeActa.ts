import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { type ActaDocument, isFixed } from '../subject/actaDocument.ts';
import { type ActaNote, withNotes } from '../subject/actaNote.ts';
import type { ActaDetails } from '../subject/actaRecord.ts';
import { type ActaWriter, penOfOther, sayWriter, withPen } from './actaPen.ts';

/** The changed words: all the details, and the notes that differ. */
export interface ActaChange {
  readonly requestId: string;
  /** The revision that the writer read. */
  readonly revision: number;
  readonly details?: ActaDetails | undefined;
  readonly notes: readonly ActaNote[];
}

/** The longest sum of all notes, in letters: what a document of the database takes, with room. */
const allNotesAtMost = 250_000;

/**
 * Writes words in the minutes and keeps the pen with the writer. The same request again changes nothing.
 * Refuses `acta-approved`, `acta-fixed`, `acta-pen-taken` while somebody else writes, `acta-changed` when the writer read
 * another revision and `acta-too-long`.
 */
export function writeActa(
  document: ActaDocument,
  change: ActaChange,
  writer: ActaWriter,
): Outcome<ActaDocument> {
  if (document.lastRequest === change.requestId) return accept(document);
  if (isFixed(document)) return refuse('acta-fixed');
  if (document.state === 'approved') return refuse('acta-approved');
  const other = penOfOther(document, writer);
  if (other !== null) return refuse('acta-pen-taken', sayWriter(other.name));
  if (document.revision !== change.revision) return refuse('acta-changed');
  const notes = withNotes(document.notes, change.notes);
  const letters = notes.reduce((sum, { text }) => sum + text.length, 0);
  if (letters > allNotesAtMost) return refuse('acta-too-long');
  return accept({
    ...withPen(document, writer),
    details: change.details ?? document.details,
    notes,
    revision: document.revision + 1,
    lastRequest: change.requestId,
  });
}
