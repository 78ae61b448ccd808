import { readPlatePayload } from '../plates/platePayload.ts';
import { personIdSchema } from './attendanceRequests.ts';

/** What the desk was asked to find: typed by a person, or read from a code. */
export type DeskAsk =
  /** The credential of a person: `persona:<id>`. */
  | { readonly kind: 'person'; readonly personId: string }
  /** A numbered card: its QR, or `placa 14` typed by a person. */
  | { readonly kind: 'plate'; readonly number: number }
  /** The QR of a plate whose check does not hold: it may be of anybody. */
  | { readonly kind: 'misread' }
  /** A code of ours that is not for a desk: somebody's entry to the application. */
  | { readonly kind: 'entry' }
  | { readonly kind: 'text'; readonly text: string };

/** What a credential's QR says. The id is opaque: who photographs it learns nothing and enters nowhere. */
export function credentialCode(personId: string): string {
  return `persona:${personId}`;
}

/**
 * Tells what was typed or scanned. A reader types what it read and presses Enter; set to another
 * keyboard it writes `Ñ` or `>` where the colon was, and capitals as it pleases.
 */
export function readDeskCode(written: string): DeskAsk {
  const text = written.trim();
  const [, personId] = /^persona[:;Ññ>.](.+)$/iu.exec(text) ?? [];
  if (personIdSchema.safeParse(personId).success)
    return { kind: 'person', personId: personId ?? '' };
  if (/^placa[^\p{L}\d]*ñ?\d/iu.test(text)) return readPlate(text);
  if (text.includes('#invitacion=')) return { kind: 'entry' };
  return { kind: 'text', text };
}

/** A person types the number alone; a reader never leaves its check out. */
function readPlate(text: string): DeskAsk {
  const [, typed] = /^placa[:\s]\s*(\d{1,4})$/iu.exec(text) ?? [];
  const number = readPlatePayload(text) ?? (typed === undefined ? null : Number(typed));
  return number === null ? { kind: 'misread' } : { kind: 'plate', number };
}
