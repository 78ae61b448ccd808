import type { Journey } from './newJourney.ts';
import { sendDone } from './sendDone.ts';

/** The mail of an assembly goes by SMTP to a server on this machine, from the address that logs in there. */
export async function setMailServer(
  journey: Pick<Journey, 'send'>,
  port: number,
  { user, password }: { readonly user: string; readonly password: string },
): Promise<void> {
  await sendDone(journey, 'admin', '/api/settings/mail', {
    requestId: crypto.randomUUID(),
    server: {
      ...{ host: '127.0.0.1', port, security: 'starttls', user },
      ...{ senderName: 'Conjunto', senderAddress: user, replyTo: '' },
    },
    password,
  });
}
