import { csvText, dialPhone, endSentence, type InvitationSheet } from '@asamblea/domain';
import { whatsAppAddress } from '../../../parts/whatsAppAddress.ts';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import type { Invitee } from './invitees.ts';

interface TextFrame {
  readonly assemblyName: string;
  readonly timeZone: string;
  readonly country: string;
  /** Where the application is: `https://asamblea.co`. */
  readonly origin: string;
}

type Told = Pick<Invitee, 'personId' | 'name' | 'units' | 'phone'>;

/** A message that a hand sends, with the way in of one person. */
export interface InvitationText extends Told {
  /** The number that calls them from anywhere; empty when the phone of the roster is not clear. */
  readonly dials: string;
  readonly text: string;
  /** Null when their phone is not clear. */
  readonly whatsApp: string | null;
}

/** The message of each, in the order of the list; in one line, as programs of messages want it. */
export function writeTexts(
  invitees: readonly Told[],
  sheets: readonly InvitationSheet[],
  { assemblyName, timeZone, country, origin }: TextFrame,
): readonly InvitationText[] {
  const byId = new Map(sheets.map((sheet) => [sheet.personId, sheet]));
  return invitees.flatMap(({ personId, name, units, phone }) => {
    const sheet = byId.get(personId);
    if (sheet === undefined) return [];
    const greets = `Hola, ${name}: con este enlace entra a la asamblea «${assemblyName}» (${units}):`;
    const until = endSentence(
      `deja entrar una vez, hasta el ${formatMoment(sheet.expiresAt, timeZone)}`,
    );
    const warns = `Es solo suyo y ${until} No lo comparta: quien lo tenga puede votar por usted.`;
    const text = `${greets} ${origin}${sheet.path} ${warns}`.replace(/\s+/gu, ' ');
    const dials = dialPhone(phone, country) ?? '';
    const whatsApp = whatsAppAddress(phone, country, text);
    return [{ personId, name, units, phone, dials, text, whatsApp }];
  });
}

const header = ['Persona', 'Unidades', 'Teléfono para marcar', 'Teléfono en el padrón', 'Texto'];

/** One line for each, to send with a program of messages; what looks like a formula is text. */
export function textsCsv(texts: readonly InvitationText[]): Blob {
  const lines = texts.map(({ name, units, dials, phone, text }) => [
    ...[name, units, dials, phone, text],
  ]);
  return new Blob([csvText([header, ...lines])], { type: 'text/csv;charset=utf-8' });
}

/** The messages one under the other, each below whom it is for. */
export function textsToCopy(texts: readonly InvitationText[]): string {
  return texts
    .map(({ name, dials, phone, text }) => {
      const called = dials === '' ? phone : `+${dials}`;
      return `${called === '' ? name : `${name} · ${called}`}\n${text}`;
    })
    .join('\n\n');
}
