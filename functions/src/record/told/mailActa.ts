import {
  accept,
  type MailActaRequest,
  type MailedAnswer,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { openMailOf } from '../../kernel/mail/mailServers.ts';
import { queueActa } from './queueActa.ts';
import { readToldVersion } from './readActaTold.ts';

/**
 * A mail with the minutes that were made known, for each owner who has an address and got none. Again, only
 * for people who came since. Refuses `mail-not-configured` where no server sends mail.
 */
export async function mailActa(asked: {
  readonly assemblyId: string;
  readonly by: string;
  readonly origin: string;
  readonly request: MailActaRequest;
  readonly now: number;
}): Promise<Outcome<MailedAnswer>> {
  const { assemblyId, by, origin, request, now } = asked;
  const told = await readToldVersion(assemblyId, request);
  if (!told.ok) return told;
  if (origin === '' || (await openMailOf(assemblyId)) === null)
    return refuse('mail-not-configured');
  const { version } = told.value;
  const { added } = await queueActa(assemblyId, version, { by, origin, now });
  if (added > 0) {
    const { session, call, digest } = version;
    await transact(async (tx) =>
      recordEvent(tx, assemblyId, {
        ...{ kind: 'acta-mailed', by, at: now, from: 'desk', session, call, digest },
      }),
    );
  }
  return accept({ mails: added });
}
