import {
  accept,
  bounceMail,
  type MailgunNotice,
  type Outcome,
  readMailgunBounce,
  refuse,
} from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { Timestamp, transact } from '../database/firestore.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { keyedHash } from '../keys/keyedHash.ts';
import { mailgunNoticeEnd } from './mailgunSignature.ts';

/**
 * Takes a notice that Mailgun signed: a message that came back stands so. Heard twice, late, or of a message
 * that is not there, nothing changes. The signature does not cover the content, so its token is spent on the
 * first statement: a reader of one notice cannot sign another with it.
 */
export function hearMailgun(notice: MailgunNotice, now: number): Promise<Outcome<object>> {
  const bounced = readMailgunBounce(notice);
  const { assemblyId = '', mailId = '', reason = '' } = bounced ?? {};
  const token = documents.mailToken(keyedHash('mailgun-token', notice.signature.token));
  const about = keyedHash('mailgun-notice', assemblyId, mailId);
  return transact(async (tx) => {
    const reference = bounced === null ? null : documents.mail(assemblyId, mailId);
    const [spent, found] = await Promise.all([
      tx.get(token),
      reference === null ? null : tx.get(reference),
    ]);
    const said = spent.data()?.about;
    if (said !== undefined) return said === about ? accept({}) : refuse('bounce-unsigned');
    tx.create(token, { about, ttl: Timestamp.fromMillis(mailgunNoticeEnd(notice.signature)) });
    const mail = found?.data();
    const next = mail === undefined ? null : bounceMail(mail, { at: now, reason });
    if (reference === null || next === null) return accept({});
    tx.set(reference, next);
    recordEvent(tx, assemblyId, {
      kind: 'mail-returned',
      by: 'clock',
      at: now,
      from: 'system',
      personId: next.personId,
    });
    return accept({});
  });
}
