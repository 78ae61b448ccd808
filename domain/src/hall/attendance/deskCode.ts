import { personIdSchema } from '../../kernel/identity/ids.ts';
import { readProxyFormCode } from '../../people/proxies/proxyForm.ts';
import { readPlatePayload } from '../plates/platePayload.ts';

/** The text that the desk was asked to find: typed by a person, or read from a code. */
export type DeskAsk =
  /** The credential of a person: a link that ends in `persona:<id>`, or that alone. */
  | { readonly kind: 'person'; readonly personId: string }
  /** A numbered card: its QR, or `placa 14` typed by a person. */
  | { readonly kind: 'plate'; readonly number: number }
  /** The QR of a plate whose check does not hold: it may be of anybody. */
  | { readonly kind: 'misread' }
  /** A link that lets somebody in and does not say whom. */
  | { readonly kind: 'entry' }
  /** The printed form of a proxy: it opens everything but the attorney. */
  | { readonly kind: 'proxy-form'; readonly token: string }
  | { readonly kind: 'text'; readonly text: string };

/**
 * Tells what was typed or scanned. A reader types what it read and presses Enter; set to another
 * keyboard it writes `Ñ` or `>` where the colon was, and capitals as it pleases.
 */
export function readDeskCode(written: string): DeskAsk {
  const text = written.trim();
  const [, personId] = /(?:^|invitacion.+[;Ññ])persona[:;Ññ>.](.+)$/iu.exec(text) ?? [];
  if (personIdSchema.safeParse(personId).success)
    return { kind: 'person', personId: personId ?? '' };
  const form = readProxyFormCode(text);
  if (form !== null) return { kind: 'proxy-form', token: form };
  if (/^placa[^\p{L}\d]*ñ?\d/iu.test(text)) return readPlate(text);
  if (/[#·3]invitacion[=¡]/iu.test(text)) return { kind: 'entry' };
  return { kind: 'text', text };
}

/** A person types the number alone; a reader never leaves its check out. */
function readPlate(text: string): DeskAsk {
  const [, typed] = /^placa[:\s]\s*(\d{1,4})$/iu.exec(text) ?? [];
  const number = readPlatePayload(text) ?? (typed === undefined ? null : Number(typed));
  return number === null ? { kind: 'misread' } : { kind: 'plate', number };
}
