import {
  type Assembly,
  accept,
  type Member,
  type Outcome,
  type OwnData,
  type OwnDataSession,
  ownDataSession,
  ownReport,
  refuse,
} from '@asamblea/domain';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether, type Transaction } from '../../kernel/database/firestore.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { readProxiesAbout, readProxiesSigned } from '../../people/proxies/readProxyBook.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { readOwnRecord } from '../reports/readOwnRecord.ts';
import { type OwnPerson, readOwnWritings } from './readOwnWritings.ts';

export interface OwnDataAsked {
  readonly assemblyId: string;
  readonly member: Member;
  readonly now: number;
}

const nothing = {
  ...{ person: null, units: [], sessions: [], proxies: [], mails: [], handed: [] },
  ...{ inquiries: [], objections: [], comments: [], entries: [] },
} satisfies Partial<OwnData>;

/**
 * Everything that the assembly holds about the caller, and about nobody else. Somebody who is not of the
 * roster has an account alone. Refuses `assembly-unknown`.
 */
export async function readOwnData(asked: OwnDataAsked): Promise<Outcome<OwnData>> {
  const { assemblyId, member, now } = asked;
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const { name, email, personId, privacyShown = null } = member;
  const devices = Object.values(member.sessions ?? {}).map((one) => ({
    ...{ name: one.name, since: one.since },
  }));
  const head = {
    ...{ assembly: assembly.name, timeZone: assembly.timeZone, readAt: now },
    account: { name, email, devices, privacyShown },
  };
  if (personId === null) return accept({ ...head, ...nothing });
  const of = { assemblyId, personId };
  const [roster, sessions, told, writings] = await Promise.all([
    readTogether((tx) => readOfRoster(tx, of, assembly)),
    readSessions(of, assembly, now),
    readTold(of),
    readOwnWritings({ ...of, by: member.uid }),
  ]);
  return accept({ ...head, ...roster, sessions, ...told, ...writings });
}

/** As the roster in force has them, with their proxies. */
async function readOfRoster(
  tx: Transaction,
  { assemblyId, personId }: OwnPerson,
  { activeRoster }: Assembly,
): Promise<Pick<OwnData, 'person' | 'units' | 'proxies'>> {
  const [given, taken] = await Promise.all([
    readProxiesSigned(tx, assemblyId, personId),
    readProxiesAbout(tx, assemblyId, [personId], []),
  ]);
  const sides = [
    ...given.map((proxy) => ({ proxy, isGiven: true })),
    ...taken.map((proxy) => ({ proxy, isGiven: false })),
  ];
  const proxies = sides.map(({ proxy, isGiven }) => {
    const { grantorName, attorneyName, unitIds, writtenOn, validUntil, state, receivedAt } = proxy;
    return {
      ...{ grantorName, attorneyName, unitIds, writtenOn, validUntil, state, receivedAt, isGiven },
    };
  });
  if (activeRoster === null) return { person: null, units: [], proxies };
  const [found, owned] = await Promise.all([
    tx.get(peopleDocuments.people(assemblyId, activeRoster).doc(personId)),
    tx.get(
      peopleDocuments.units(assemblyId, activeRoster).where('ownerIds', 'array-contains', personId),
    ),
  ]);
  const known = found.data();
  const units = owned.docs.map((one) => one.data()).toSorted((a, b) => a.order - b.order);
  return {
    proxies,
    person: known === undefined ? null : contactOf(known),
    units: units.map(({ label, group, kind, weight, inArrears, ownerIds }) => ({
      ...{ label, group, kind, weight, inArrears, owners: ownerIds.length },
    })),
  };
}

function contactOf({
  name,
  document,
  email,
  moreEmails,
  phone,
}: NonNullable<OwnData['person']>): OwnData['person'] {
  return { name, document, email, phone, ...(moreEmails === undefined ? {} : { moreEmails }) };
}

/** The part of a person in each session that ended, as their own report tells it. */
async function readSessions(
  { assemblyId, personId }: OwnPerson,
  { activeSession }: Assembly,
  now: number,
): Promise<readonly OwnDataSession[]> {
  const sessions: OwnDataSession[] = [];
  // One after the other: each reads much, and nobody waits for this in a hall.
  for (let session = 1; session <= activeSession; session += 1) {
    const found = await readTogether((tx) =>
      readOwnRecord(tx, { assemblyId, personId, query: { session }, now }),
    );
    if (!found.ok || found.value === null) continue;
    const { assembly: _assembly, ...own } = found.value;
    sessions.push(ownDataSession(ownReport({ personId, deadlines: [], ...own })));
  }
  return sessions;
}

/** The messages sent to them and the events about them. */
async function readTold({
  assemblyId,
  personId,
}: OwnPerson): Promise<Pick<OwnData, 'mails' | 'handed' | 'inquiries' | 'entries'>> {
  const [mails, handed, inquiries, events] = await Promise.all([
    documents.mails(assemblyId).where('personId', '==', personId).get(),
    pollDocuments.notices(assemblyId).where('personIds', 'array-contains', personId).get(),
    hallDocuments.inquiries(assemblyId).where('personId', '==', personId).get(),
    documents.events(assemblyId).where('personId', '==', personId).get(),
  ]);
  return {
    mails: mails.docs.map((one) => {
      const { to, kind, state, queuedAt } = one.data();
      return { to, state, queuedAt, ...(kind === undefined ? {} : { kind }) };
    }),
    handed: handed.docs
      .map((one) => one.data())
      .filter(({ undone }) => undone === null)
      .map(({ on, means }) => ({ on, means })),
    inquiries: inquiries.docs.map((one) => {
      const { session, text, sentAt } = one.data();
      return { session, text, sentAt };
    }),
    entries: datedEvents(events.docs).map(({ at, kind, unitId = null }) => ({ at, kind, unitId })),
  };
}
