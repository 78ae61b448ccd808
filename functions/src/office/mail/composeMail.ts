import {
  credentialLink,
  localDateOf,
  localTimeOf,
  readMailAddress,
  roleNames,
  staffLink,
  writeCredentialMail,
  writeInvitationToken,
  writeMessageId,
  writeStaffMail,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { dressMail } from '../../kernel/mail/dressMail.ts';
import { staffSecret } from '../../kernel/staff/staffAccount.ts';
import { composeNoticeMail } from '../../meeting/convocations/composeNoticeMail.ts';
import type { About, ComposedMail, Composing } from '../../meeting/mail/composing.ts';
import { readPerson } from '../../people/accessCodes/readPerson.ts';
import { invitationSecret } from '../../people/invitations/invitationSecret.ts';
import { composeActa } from '../../record/told/composeActa.ts';
import { qrPicture } from './qrPicture.ts';

/** The outgoing message, with its link made again; null when there is nobody, or no address, to write to. */
export async function composeMail(tx: Transaction, asked: Composing): Promise<ComposedMail | null> {
  const { assemblyId, mailId, mail } = asked;
  const {
    cot = '',
    name = '',
    timeZone = 'UTC',
    organisationId = '',
    brand = {},
  } = (await tx.get(documents.assembly(assemblyId))).data() ?? {};
  const { look, logo } = await dressMail({ organisationId, brand, mailId });
  const about: About = {
    look,
    logo: logo?.bytes ?? null,
    assembly: name,
    timeZone,
    cot,
    messageId: writeMessageId(assemblyId, mailId, new URL(mail.origin).hostname),
    until: {
      date: localDateOf(mail.expiresAt, timeZone),
      time: localTimeOf(mail.expiresAt, timeZone),
    },
  };
  const message = await write(tx, asked, about);
  return message === null || logo === null ? message : { ...message, logo };
}

function write(tx: Transaction, asked: Composing, about: About): Promise<ComposedMail | null> {
  const { kind, uid } = asked.mail;
  if (kind === 'notice' || kind === 'reminder') return composeNoticeMail(tx, asked, about);
  if (kind === 'acta') return composeActa(tx, asked, about);
  return uid === undefined ? toPerson(tx, asked, about) : toStaff(tx, asked, uid, about);
}

async function toPerson(tx: Transaction, asked: Composing, about: About) {
  const { assemblyId, mailId, mail } = asked;
  const person = await readPerson(tx, assemblyId, mail.personId);
  const address = readMailAddress(person?.email ?? '');
  if (person === null || address === null) return null;
  const secret = invitationSecret(assemblyId, mail.credentialId ?? mailId);
  const token = writeInvitationToken({ assemblyId, secret });
  const link = `${mail.origin}${credentialLink(token, mail.personId)}`;
  const picture = { cid: `${mailId}@asamblea`, bytes: qrPicture(link) };
  const { messageId, ...rest } = about;
  const written = writeCredentialMail({ ...rest, person: person.name, link, picture: picture.cid });
  return { to: address, fromName: written.from, ...written, messageId, picture };
}

async function toStaff(
  tx: Transaction,
  { assemblyId, mail }: Composing,
  uid: string,
  about: About,
) {
  const member = (await tx.get(documents.member(assemblyId, uid))).data();
  const address = readMailAddress(member?.email ?? '');
  if (member === undefined || member.removedAt !== undefined || address === null) return null;
  const { invitation = null } = member;
  const secret = staffSecret(assemblyId, uid, invitation?.invitationId ?? '');
  const path =
    invitation === null ? `/login?cot=${about.cot}` : staffLink({ assemblyId, uid, secret });
  const { messageId, assembly, timeZone, look } = about;
  const written = writeStaffMail({
    look,
    assembly,
    timeZone,
    person: member.name,
    role: roleNames[member.role],
    link: `${mail.origin}${path}`,
    until: invitation === null ? null : about.until,
  });
  return { to: address, fromName: written.from, ...written, messageId };
}
