import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { localDateOf } from '../../kernel/calendars/zone.ts';
import { emailsOf, type Person } from '../../kernel/identity/person.ts';
import { groupBy } from '../../kernel/lists/groupBy.ts';
import type { Weight } from '../../kernel/weights/weight.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { NoticeMeans } from '../consents/consentNotice.ts';
import type { HandNotice } from './handNotice.ts';
import { doesTell, type MailedOnce, mailedOnce, type NoticeMail } from './mailedOnce.ts';
import type { NotifiedMeans } from './notifiedMeans.ts';

/** One way in which the notice reached a person. */
export interface NotifiedOnce {
  /** The id of the notice by hand, or of the message. */
  readonly id: string;
  readonly means: NotifiedMeans | NoticeMeans;
  readonly on: LocalDate;
  /** The proof, as it was recorded; for a message, the address to which the server took it. */
  readonly proof: string;
  readonly fileId: string | null;
  /** The person who recorded it; null for a message. */
  readonly by: string | null;
}

/** The undone notice. */
interface NotifiedUndone extends Omit<NotifiedOnce, 'means'> {
  /** Null where it was not kept. */
  readonly means: NotifiedOnce['means'] | null;
  readonly reason: string;
}

/** A person who has to be told, and how they were. */
export interface NotifiedRow {
  readonly personId: string;
  readonly name: string;
  readonly unitIds: readonly string[];
  /** The units, as people call them. */
  readonly units: string;
  /** Of all their units, also of those that they share. */
  readonly weight: Weight;
  readonly email: string | null;
  readonly phone: string | null;
  /** Somebody was told who owns nothing by the roster in force: kept, and not counted. */
  readonly isGone: boolean;
  /** Empty: still not told. Oldest first. */
  readonly told: readonly NotifiedOnce[];
  /** Every message with the notice, how each stands. */
  readonly mails: readonly MailedOnce[];
  readonly undone: readonly NotifiedUndone[];
}

export interface NotifiedSources {
  readonly units: readonly Unit[];
  readonly people: readonly Person[];
  /** Every message of this convocatoria, reminders aside. */
  readonly mails: readonly NoticeMail[];
  /** Everything that was written down of it. */
  readonly notices: readonly HandNotice[];
  readonly timeZone: string;
}

/**
 * The people notified of a convocatoria and those still missing, a row a person, in the order of the roster.
 * Each message and each notice is in the row of its person, also when the roster no longer has them.
 */
export function notifiedTable(sources: NotifiedSources): readonly NotifiedRow[] {
  const { units, people, mails, notices, timeZone } = sources;
  const persons = new Map(people.map((one) => [one.personId, one]));
  const owned = unitsByOwner(units);
  const mailsOf = groupBy(mails, ({ personId }) => personId);
  const noticesOf = noticesByPerson(notices);
  const ids = new Set([...owned.keys(), ...mailsOf.keys(), ...noticesOf.keys()]);
  return [...ids].map((personId): NotifiedRow => {
    const theirs = owned.get(personId) ?? [];
    const written = noticesOf.get(personId) ?? [];
    const sent = (mailsOf.get(personId) ?? []).map(mailedOnce);
    const person = persons.get(personId);
    return {
      personId,
      name: person?.name ?? '',
      isGone: theirs.length === 0,
      email: person === undefined ? null : emailsOf(person).join('; ') || null,
      phone: person?.phone ?? null,
      unitIds: theirs.map(({ unitId }) => unitId),
      units: theirs.map(({ label }) => label).join(', '),
      weight: theirs.reduce((sum, unit) => sum + unit.weight, 0),
      told: notifiedOf(sent, written, timeZone),
      mails: sent,
      undone: written.flatMap((one) =>
        one.undone === null ? [] : [{ ...asNotified(one), reason: one.undone.reason }],
      ),
    };
  });
}

export function isNotified({ told }: Pick<NotifiedRow, 'told'>): boolean {
  return told.length > 0;
}

function unitsByOwner(units: readonly Unit[]): ReadonlyMap<string, readonly Unit[]> {
  const owned = new Map<string, Unit[]>();
  for (const unit of [...units].sort((a, b) => a.order - b.order)) {
    for (const ownerId of unit.ownerIds) {
      const theirs = owned.get(ownerId);
      if (theirs === undefined) owned.set(ownerId, [unit]);
      else theirs.push(unit);
    }
  }
  return owned;
}

function noticesByPerson(notices: readonly HandNotice[]) {
  const covering = new Map<string, HandNotice[]>();
  for (const notice of notices) {
    for (const personId of notice.personIds) {
      const theirs = covering.get(personId);
      if (theirs === undefined) covering.set(personId, [notice]);
      else theirs.push(notice);
    }
  }
  return covering;
}

function notifiedOf(
  mails: readonly MailedOnce[],
  notices: readonly HandNotice[],
  timeZone: string,
): readonly NotifiedOnce[] {
  const byMail = mails.filter(doesTell).map(
    ({ mailId, to, at }): NotifiedOnce => ({
      id: mailId,
      means: 'mail',
      on: localDateOf(at, timeZone),
      proof: to,
      fileId: null,
      by: null,
    }),
  );
  const byHand = notices.filter(({ undone }) => undone === null).map(asNotified);
  return [...byMail, ...byHand].sort((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
}

function asNotified({ noticeId, means, on, note, bylaw, fileId, by }: HandNotice): NotifiedOnce {
  const proof = [bylaw, note].filter((part) => part !== '').join('. ');
  return { id: noticeId, means, on, proof, fileId, by };
}
