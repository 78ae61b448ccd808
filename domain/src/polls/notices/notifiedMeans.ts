import { type HandMeans, handMeans, handMeansNames } from '../../kernel/events/handMeans.ts';
import type { NoticeMeans } from '../consents/consentNotice.ts';
import { meansNames } from '../consents/consentWords.ts';

/** Every way in which a notice reaches a person. */
export const notifiedMeans = ['mail', ...handMeans] as const;
export type NotifiedMeans = (typeof notifiedMeans)[number];

export const notifiedMeansNames: Readonly<Record<NotifiedMeans, string>> = {
  mail: 'Correo electrónico',
  ...handMeansNames,
};

/** The name of a means, also of those by which an absent owner is told of a decision. */
export function sayNotifiedMeans(means: NotifiedMeans | NoticeMeans | null): string {
  return means === null ? '' : names[means];
}

const names = { ...meansNames, ...notifiedMeansNames };

/** The link of WhatsApp was opened and somebody says that they sent it: there is no paper of that. */
export function needsProof(means: HandMeans): boolean {
  return means !== 'whatsapp';
}
