import { personIdSchema } from './attendanceRequests.ts';

/** What the desk was asked to find: typed by a person, or read from a code. */
export type DeskAsk =
  /** The credential of a person: `persona:<id>`. */
  | { readonly kind: 'person'; readonly personId: string }
  /** A numbered card: `placa:<number>`, with whatever check follows. */
  | { readonly kind: 'plate'; readonly number: number }
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
  const [, word = '', rest = ''] = /^(persona|placa)[:;Ññ>.](.+)$/iu.exec(text) ?? [];
  switch (word.toLowerCase()) {
    case 'persona':
      return personIdSchema.safeParse(rest).success
        ? { kind: 'person', personId: rest }
        : { kind: 'text', text };
    case 'placa': {
      const [number = ''] = /^\d{1,6}/u.exec(rest) ?? [];
      return number === '' ? { kind: 'text', text } : { kind: 'plate', number: Number(number) };
    }
  }
  if (text.includes('#invitacion=')) return { kind: 'entry' };
  return { kind: 'text', text };
}
