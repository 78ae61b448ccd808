import type { NoticeMeans, NoticeState, ObjectionMeans } from './consentNotice.ts';

/** How an absent owner stands, on screens and on paper. */
export const noticeStateNames: Readonly<Record<NoticeState, string>> = {
  unnotified: 'Sin notificar',
  notified: 'Notificado',
  expired: 'Vencido',
  objects: 'Objeta',
};

export const meansNames: Readonly<Record<NoticeMeans | ObjectionMeans, string>> = {
  'in-hand': 'Entrega en mano',
  'certified-mail': 'Correo certificado o burofax',
  notary: 'Acta notarial',
  email: 'Correo electrónico',
  'notice-board': 'Tablón de anuncios',
  app: 'En esta aplicación',
  other: 'Otro medio',
};
