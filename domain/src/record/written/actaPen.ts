import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { saying } from '../../kernel/text/sentence.ts';
import { type ActaDocument, isFixed } from '../subject/actaDocument.ts';

/** How long the pen stays with somebody who saves nothing, in milliseconds. */
export const penMillis = 60_000;

/** The person who writes, and when (milliseconds by the server's clock). */
export interface ActaWriter {
  readonly memberId: string;
  readonly name: string;
  readonly now: number;
}

/** The other person who writes now; null when the pen is free or the person's own. */
export function penOfOther(
  { pen }: Pick<ActaDocument, 'pen'>,
  { memberId, now }: Pick<ActaWriter, 'memberId' | 'now'>,
): { readonly name: string } | null {
  return pen === null || pen.until <= now || pen.memberId === memberId ? null : pen;
}

/** The minutes with the pen in the hands of the writer, for a minute more. */
export function withPen(document: ActaDocument, { memberId, name, now }: ActaWriter): ActaDocument {
  return { ...document, pen: { memberId, name, until: now + penMillis } };
}

/**
 * Gives the pen to the person who asks for it. It is taken from another writer only after a confirmation.
 * Refuses `acta-pen-taken`, `acta-approved` and `acta-fixed` once nobody writes.
 */
export function claimPen(
  document: ActaDocument,
  writer: ActaWriter,
  takeOver: boolean,
): Outcome<ActaDocument> {
  if (isFixed(document)) return refuse('acta-fixed');
  if (document.state === 'approved') return refuse('acta-approved');
  const other = penOfOther(document, writer);
  if (other !== null && !takeOver) return refuse('acta-pen-taken', sayWriter(other.name));
  return accept(withPen(document, writer));
}

/** `Escribe Ana Ruiz.` */
export function sayWriter(name: string): string {
  return saying`Escribe ${name}.`;
}
