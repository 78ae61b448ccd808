import type { LocalMoment } from '../calendars/localTime.ts';
import { sayMoment } from '../calendars/sayMoment.ts';
import { ofNamed } from '../text/named.ts';
import { endSentence } from '../text/sentence.ts';
import type { MailLook, WrittenMail } from './letter.ts';
import { writeLetter } from './letter.ts';

export interface StaffMail {
  readonly assembly: string;
  readonly person: string;
  /** `Moderación` */
  readonly role: string;
  readonly link: string;
  /** The last moment at which the link chooses a password; null for a person who has one and only signs in. */
  readonly until: LocalMoment | null;
  readonly timeZone: string;
  readonly look?: MailLook;
}

/** The message that asks somebody to work at an assembly. */
export function writeStaffMail(asked: StaffMail): WrittenMail {
  const { assembly, person, role, link, until, timeZone, look = {} } = asked;
  return writeLetter({
    assembly,
    look,
    subject: 'Lo invitan al equipo de la asamblea',
    greeting: person,
    purpose: `Lo invitan a trabajar en la asamblea ${ofNamed(assembly)}, en ${role.toLowerCase()}.`,
    button: until === null ? 'Ingresar' : 'Elegir mi contraseña',
    link,
    after:
      until === null
        ? 'Ingrese con este correo y la contraseña que ya tiene. Si no la recuerda, la recupera ahí mismo.'
        : `Con el enlace elige su contraseña y entra. ${endSentence(`Es solo para usted y sirve una vez, hasta el ${sayMoment(until, timeZone)}`)} No reenvíe este mensaje.`,
    help: 'Si el enlace ya no sirve, o usted no esperaba este mensaje, avise a quien administra la asamblea.',
  });
}
