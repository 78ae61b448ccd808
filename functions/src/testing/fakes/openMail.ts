import { onlyDelivery, type SendMail, tryMail } from '../../kernel/mail/mail.ts';

/** The relay of the installation, without asking whose server an assembly has; null when there is none. */
export function openMail(env: NodeJS.ProcessEnv = process.env): SendMail | null {
  const trySend = tryMail(env);
  return trySend === null ? null : onlyDelivery(trySend);
}
