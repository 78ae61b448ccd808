import {
  admitsNone,
  type Convocation,
  calendarFile,
  calendarMethod,
  fillPlaceholders,
  localDateOf,
  localTimeOf,
  noticeFormName,
  type PersonalWay,
  personalValues,
  proxyFormsOf,
  proxyRulesUnder,
  writeConvocation,
  writeReminder,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { derivedId } from '../../kernel/platform/derivedId.ts';
import { prepareStanding } from '../../people/invitations/prepareStanding.ts';
import type { About, ComposedMail, Composing } from '../mail/composing.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { readCalledOne } from './readCalledOne.ts';
import { readPapers } from './readPapers.ts';
import { stopLink } from './stopToken.ts';

/** A notice, or a reminder of it, as it goes out; null when there is nobody, or no address, to write to. */
export async function composeNoticeMail(
  tx: Transaction,
  { assemblyId, mailId, mail, now }: Composing,
  { assembly, look, logo, messageId }: About,
): Promise<ComposedMail | null> {
  const { convocationId, personId, kind, copy } = mail;
  if (convocationId === undefined) return null;
  const notice = (await tx.get(meetingDocuments.convocation(assemblyId, convocationId))).data();
  const called = await readCalledOne(tx, assemblyId, personId, copy);
  if (notice === undefined || called === null) return null;
  const { recipient, address, units, words } = called;
  if (kind === 'reminder') {
    const unsubscribe = stopLink(mail.origin, { assemblyId, personId });
    const person = recipient.name;
    const said = writeReminder({ assembly, person, notice, stopLink: unsubscribe, look });
    return { to: address, fromName: said.from, ...said, messageId, unsubscribe };
  }
  const forms = proxyFormsOf(assemblyId, units);
  const isCalledOff = notice.kind === 'cancellation';
  const settings = (await tx.get(documents.generalSettings(assemblyId))).data();
  const { cap } = proxyRulesUnder(called.rulePack, settings?.proxyBylaws);
  // Nobody gives a proxy for a meeting that is not held, or where none is admitted.
  const withForm = forms.length > 0 && !isCalledOff && !admitsNone(cap.limit);
  const formName = noticeFormName(assembly, notice);
  const way =
    promisesLink(notice) && copy === undefined
      ? await giveWay(tx, { assemblyId, mailId, mail, now }, notice.timeZone)
      : null;
  const written = writeConvocation({
    ...{ assembly, notice, recipient, words, look },
    ...(way === null ? {} : { way }),
    ...(withForm ? { formName } : {}),
  });
  const { text } = notice;
  const event = {
    uid: notice.calendarId,
    sequence: notice.sequence,
    at: notice.at,
    isCalledOff,
    startsAt: notice.startsAt,
    timeZone: notice.timeZone,
    location: notice.place,
    summary: written.subject,
    description: fillPlaceholders(text, personalValues(recipient, words)),
  };
  const { origin } = mail;
  return {
    to: address,
    fromName: written.from,
    ...written,
    messageId,
    calendar: {
      method: calendarMethod(event),
      write: (organizer) => calendarFile({ ...event, organizer }),
    },
    papers: (now) =>
      readPapers({
        ...{ assemblyId, notice, forms: withForm ? forms : [], formName, origin, logo, now },
      }),
  };
}

/** A person called to a meeting that is held online too is told of a link of their own. */
function promisesLink({ kind, channel }: Convocation): boolean {
  return channel !== 'hall' && kind !== 'cancellation' && kind !== 'outside';
}

/** The way in of the person that the message is for: the one that they have, or a new one, written down. */
async function giveWay(
  tx: Transaction,
  { assemblyId, mailId, mail, now }: Composing,
  timeZone: string,
): Promise<PersonalWay | null> {
  const { personId, by, to, origin } = mail;
  const credentialId = derivedId('noticed', mailId, personId);
  const prepared = await prepareStanding(tx, { assemblyId, credentialId, personId, now });
  if (!prepared.ok) return null;
  const { path, expiresAt, isNew, give } = prepared.value;
  give();
  const event = { kind: 'invited-by-mail', by, at: now, from: 'bulk', personId, to } as const;
  if (isNew) recordEvent(tx, assemblyId, event);
  const until = { date: localDateOf(expiresAt, timeZone), time: localTimeOf(expiresAt, timeZone) };
  return { link: `${origin}${path}`, until, timeZone };
}
