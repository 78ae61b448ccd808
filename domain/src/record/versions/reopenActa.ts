import type { Role } from '../../kernel/access/role.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { type ActaDocument, isFixed } from '../subject/actaDocument.ts';
import type { ActaWriter } from '../written/actaPen.ts';
import type { ActaFixing } from './fixActa.ts';

/** The fewest letters of the reason of another version. */
const reopenReasonAtLeast = 10;

export interface ActaReopening extends ActaFixing {
  readonly reason: string;
}

/**
 * Opens minutes that were fixed, so that another version is made of them: they are a draft again, and the versions
 * before stay as they are. `isSigned`: somebody signed the last one. The same request again changes nothing.
 * Refuses `acta-not-fixed`, `acta-changed` when who opens them read another revision, `acta-reason-missing`, and
 * `not-allowed` when somebody who does not administer opens what was signed.
 */
export function reopenActa(
  document: ActaDocument,
  { requestId, revision, reason }: ActaReopening,
  writer: ActaWriter,
  { role, isSigned }: { readonly role: Role; readonly isSigned: boolean },
): Outcome<ActaDocument> {
  if (document.lastRequest === requestId) return accept(document);
  if (!isFixed(document)) return refuse('acta-not-fixed');
  if (document.revision !== revision) return refuse('acta-changed');
  const said = reason.trim();
  if (said.length < reopenReasonAtLeast) return refuse('acta-reason-missing');
  if ((isSigned || document.state !== 'fixed') && role !== 'admin') return refuse('not-allowed');
  const { memberId: by, name, now: at } = writer;
  return accept({
    ...document,
    ...{ state: 'draft', pen: null, reason: said },
    steps: [...document.steps, { state: 'draft', at, by, name, reason: said }],
    revision: document.revision + 1,
    lastRequest: requestId,
  });
}
