import type { MailAnswer, MailFailure } from './mailBox.ts';

export interface SaidMail {
  readonly tone: 'success' | 'info' | 'error';
  readonly title: string;
  readonly whatNow: string;
}

/** The state of a message, and the next step of the desk meanwhile. */
export function sayMail({ state, to, failure }: MailAnswer): SaidMail {
  switch (state) {
    case 'sent':
      return {
        tone: 'success',
        title: `La credencial salió para ${to}.`,
        whatNow: 'Si no la ve, que mire en el correo no deseado.',
      };
    case 'queued':
      return {
        tone: 'info',
        title: 'El correo no responde ahora: la credencial quedó en espera.',
        whatNow: 'Saldrá sola en unos minutos. Mientras tanto, muéstrele el QR de su credencial.',
      };
    case 'sending':
      return {
        tone: 'info',
        title: `La credencial está saliendo para ${to}.`,
        whatNow: 'Espere un momento y consulte de nuevo.',
      };
    case 'failed':
      return { tone: 'error', ...(failure === null ? failures.unknown : failures[failure]) };
  }
}

const failures: Readonly<Record<MailFailure, Omit<SaidMail, 'tone'>>> = {
  'address-refused': {
    title: 'Ese correo no recibe mensajes: la credencial no se envió.',
    whatNow: 'Corrija la dirección en el padrón, o muéstrele el QR de su credencial.',
  },
  'no-address': {
    title: 'Esa persona ya no tiene correo en el padrón: la credencial no se envió.',
    whatNow: 'Escriba su correo en el padrón, o muéstrele el QR de su credencial.',
  },
  'relay-down': {
    title: 'El correo no respondió en media hora: la credencial no se envió.',
    whatNow: 'Muéstrele el QR de su credencial y avise al administrador.',
  },
  rehearsal: {
    title: 'Es un ensayo: no se envió.',
    whatNow: 'En la reunión saldrá por correo. Para seguir ensayando, muestre el QR en pantalla.',
  },
  bounced: {
    title: 'El correo devolvió la credencial: no llegó.',
    whatNow: 'Corrija la dirección en el padrón, o muéstrele el QR de su credencial.',
  },
  cancelled: {
    title: 'El envío se canceló: la credencial no se envió.',
    whatNow: 'Envíela otra vez, o muéstrele el QR de su credencial.',
  },
  'annex-gone': {
    title: 'Falta un documento que iba con el correo: no se envió.',
    whatNow: 'Avise al administrador.',
  },
  'not-composed': {
    title: 'El correo no se pudo preparar: no se envió.',
    whatNow: 'Envíelo otra vez, o muéstrele el QR de su credencial.',
  },
  unknown: {
    title: 'La conexión con el correo se cortó: no sabemos si la credencial salió.',
    whatNow: 'Pregunte si la recibió. Si no, envíela otra vez o muéstrele el QR de su credencial.',
  },
};
