import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { type ActaDocument, isFixed } from '../subject/actaDocument.ts';
import type { ActaDetails } from '../subject/actaRecord.ts';
import type { ActaLife } from '../written/actaLife.ts';
import { type ActaWriter, penOfOther, sayWriter } from '../written/actaPen.ts';
import { requireDetails } from '../written/requireDetails.ts';

/** Which minutes are fixed, as who fixes them read them. */
export interface ActaFixing {
  readonly requestId: string;
  readonly revision: number;
}

/** The facts that fixing depends on besides the minutes. */
export interface ActaFixed {
  readonly life: ActaLife;
  /** Whether the call is over: its session was closed, or it failed. */
  readonly isOver: boolean;
  /** As the version says them, with what the record knows and nobody typed: they stay with the minutes. */
  readonly details: ActaDetails;
}

/**
 * Fixes the minutes to be signed: from then on there is a version, one more than before, whose words and figures
 * never change. The same request again changes nothing. Refuses `acta-fixed` when they already are,
 * `acta-pen-taken` while somebody else writes, `acta-changed` when who fixes them read another revision,
 * `acta-move-refused` before the step from which their law has them signed, `acta-meeting-open` before the end of
 * the call and `acta-incomplete` with the details that are missing.
 */
export function fixActa(
  document: ActaDocument,
  { requestId, revision }: ActaFixing,
  writer: ActaWriter,
  { life, isOver, details }: ActaFixed,
): Outcome<ActaDocument> {
  if (document.lastRequest === requestId) return accept(document);
  if (isFixed(document)) return refuse('acta-fixed');
  const other = penOfOther(document, writer);
  if (other !== null) return refuse('acta-pen-taken', sayWriter(other.name));
  if (document.revision !== revision) return refuse('acta-changed');
  if (document.state !== life.fixedFrom) return refuse('acta-move-refused');
  if (!isOver) return refuse('acta-meeting-open');
  const whole = requireDetails(details);
  if (!whole.ok) return whole;
  const { memberId: by, name, now: at } = writer;
  const version = document.version + 1;
  return accept({
    ...document,
    ...{ state: 'fixed', details, pen: null, version, reason: '' },
    steps: [...document.steps, { state: 'fixed', at, by, name, version }],
    revision: document.revision + 1,
    lastRequest: requestId,
  });
}
