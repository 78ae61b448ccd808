import type { MailAnswer } from '@asamblea/domain';

interface Said {
  readonly tone: 'success' | 'info' | 'error';
  readonly title: string;
  readonly whatNow: string;
}

/** The state of the message of an invitation, and the next step meanwhile. */
export function sayInvitationMail({ state, to }: MailAnswer): Said {
  switch (state) {
    case 'sent':
      return {
        tone: 'success',
        title: `La invitación salió para ${to}.`,
        whatNow: 'Si no la ve, que mire en el correo no deseado; o dele este mismo enlace.',
      };
    case 'queued':
    case 'sending':
      return {
        tone: 'info',
        title: 'La invitación está en espera del correo.',
        whatNow: 'Saldrá sola en unos minutos. Si tiene prisa, dele este mismo enlace.',
      };
    case 'failed':
      return {
        tone: 'error',
        title: 'El correo no se pudo enviar.',
        whatNow: 'Su lugar queda guardado: dele este mismo enlace.',
      };
  }
}
