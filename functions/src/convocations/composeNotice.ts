import {
  type Convocation,
  calendarFile,
  fillPlaceholders,
  personalValues,
  readMailAddress,
  recipientOf,
  writeNotice,
  writeReminder,
} from '@asamblea/domain';
import { bytesPath } from '../drive/drivePaths.ts';
import type { About, Composing } from '../mail/composeMail.ts';
import { documents } from '../platform/documents.ts';
import type { Transaction } from '../platform/firestore.ts';
import type { MailAttachment, MailMessage } from '../platform/mail.ts';
import { openFiles } from '../platform/openFiles.ts';
import { stopLink } from './stopToken.ts';

/** A notice, or a reminder of it, as it goes out; null when there is nobody, or no address, to write to. */
export async function composeNotice(
  tx: Transaction,
  { assemblyId, mail }: Composing,
  { assembly, look, messageId }: About,
): Promise<MailMessage | null> {
  const { convocationId, personId, kind } = mail;
  if (convocationId === undefined) return null;
  const notice = (await tx.get(documents.convocation(assemblyId, convocationId))).data();
  const called = await readOne(tx, assemblyId, personId);
  if (notice === undefined || called === null) return null;
  const { recipient, address } = called;
  if (kind === 'reminder') {
    const unsubscribe = stopLink(mail.origin, { assemblyId, personId });
    const person = recipient.name;
    const said = writeReminder({ assembly, person, notice, stopLink: unsubscribe, look });
    return { to: address, fromName: said.from, ...said, messageId, unsubscribe };
  }
  const written = writeNotice({ assembly, notice, recipient, look });
  const { text } = notice;
  const calendar = calendarFile({
    ...{ uid: notice.calendarId, sequence: notice.sequence, at: notice.at },
    ...{ startsAt: notice.startsAt, timeZone: notice.timeZone, location: notice.place },
    summary: written.subject,
    description: fillPlaceholders(text, personalValues(recipient)),
  });
  const attachments = await readAnnexes(assemblyId, notice);
  return { to: address, fromName: written.from, ...written, messageId, calendar, attachments };
}

async function readOne(tx: Transaction, assemblyId: string, personId: string) {
  const version = (await tx.get(documents.assembly(assemblyId))).data()?.activeRoster ?? null;
  if (version === null) return null;
  const [found, owned] = await Promise.all([
    tx.get(documents.people(assemblyId, version).doc(personId)),
    tx.get(documents.units(assemblyId, version).where('ownerIds', 'array-contains', personId)),
  ]);
  const person = found.data();
  const address = readMailAddress(person?.email ?? '');
  if (person === undefined || address === null) return null;
  const recipient = recipientOf(
    person,
    owned.docs.map((one) => one.data()),
  );
  return recipient === null ? null : { recipient, address };
}

/** All of them or none: a notice without its annexes is not that notice, and is tried again. */
async function readAnnexes(
  assemblyId: string,
  { annexes }: Convocation,
): Promise<readonly MailAttachment[]> {
  const files = openFiles();
  return Promise.all(
    annexes.map(async ({ name, type, versionId }) => {
      const bytes = await files.get(bytesPath(assemblyId, versionId));
      if (bytes === null) throw new Error('An annex of a notice is not in the store.');
      return { name, type, bytes };
    }),
  );
}
