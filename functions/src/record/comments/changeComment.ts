import {
  type ActaComment,
  type ActaDocument,
  isFixed,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { findActa } from '../acta/changeActa.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';

/** Which comment of the minutes of which call. */
export interface CommentAsked {
  readonly assemblyId: string;
  readonly session: number;
  readonly call: number;
  readonly commentId: string;
  readonly now: number;
}

/** The comment that is stored under the id, or null, and the minutes that it is of. */
export interface FoundComment {
  readonly known: ActaComment | null;
  readonly acta: ActaDocument;
}

/**
 * Changes a comment in one transaction; what comes out as it went in is not written. Refuses `not-found` for a call
 * that the session has not had, and `acta-fixed` for any change once the minutes do not change.
 */
export function changeComment(
  asked: CommentAsked,
  change: (found: FoundComment, tx: Transaction) => Promise<Outcome<ActaComment>>,
): Promise<Outcome<{ readonly comment: ActaComment }>> {
  const { assemblyId, session, call, commentId } = asked;
  return transact(async (tx) => {
    const reference = actaDocuments.comment(assemblyId, session, call, commentId);
    const [found, stored] = await Promise.all([findActa(tx, asked), tx.get(reference)]);
    if (!found.ok) return found;
    const known = stored.data() ?? null;
    const changed = await change({ known, acta: found.value.document }, tx);
    if (!changed.ok) return changed;
    const comment = changed.value;
    if (comment !== known) {
      if (isFixed(found.value.document)) return refuse('acta-fixed');
      tx.set(reference, comment);
    }
    return { ok: true, value: { comment } };
  });
}
