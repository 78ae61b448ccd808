import {
  documentKey,
  type ErasedPerson,
  memberIdOf,
  nameKey,
  type ProxyRecord,
  withdrawnName,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { collectionAt } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';

/** Somebody as one document names them. */
interface NamedSomebody {
  readonly personId: string;
  readonly name: string;
  readonly document: string;
  readonly emails: readonly string[];
  readonly phone: string | null;
}

/** Everybody whom an assembly knows, each as often as something names them: every roster, proxies, the door and accounts. */
export async function readSomebodies(assemblyId: string): Promise<readonly NamedSomebody[]> {
  const rosters = await collectionAt<object>(paths.rosters(assemblyId)).get();
  const [versions, proxies, doors, members] = await Promise.all([
    Promise.all(rosters.docs.map(({ id }) => peopleDocuments.people(assemblyId, id).get())),
    peopleDocuments.proxies(assemblyId).get(),
    peopleDocuments.doorPeople(assemblyId).get(),
    documents.members(assemblyId).where('personId', '!=', null).get(),
  ]);
  const found = [
    ...versions.flatMap(({ docs }) =>
      docs.map((one) => {
        const { personId, name, document, email, moreEmails = [], phone } = one.data();
        return { personId, name, document, emails: said(email, ...moreEmails), phone };
      }),
    ),
    ...proxies.docs.flatMap((one) => sidesOf(one.data())),
    ...doors.docs.map((one) => {
      const { personId, name, document, email } = one.data();
      return { personId, name, document, emails: said(email), phone: null };
    }),
    ...members.docs.map((one) => {
      const { personId, name, email } = one.data();
      return { personId: personId ?? '', name, document: '', emails: said(email), phone: null };
    }),
  ];
  return found.filter(({ name }) => name !== withdrawnName);
}

/** The data that only this person has: a name or phone that others have too is left out. */
export function knownAmong(everybody: readonly NamedSomebody[], personId: string): ErasedPerson {
  const own = everybody.filter((one) => one.personId === personId);
  const others = everybody.filter((one) => one.personId !== personId);
  const alone = (
    valuesOf: (one: NamedSomebody) => readonly string[],
    keyOf: (value: string) => string,
  ) => {
    const taken = new Set(others.flatMap((one) => valuesOf(one).map(keyOf)));
    const values = new Set(own.flatMap(valuesOf));
    return [...values].filter((value) => value.trim() !== '' && !taken.has(keyOf(value)));
  };
  return {
    personId,
    names: alone(({ name }) => [name], nameKey),
    documents: alone(({ document }) => [document], documentKey),
    emails: alone(
      ({ emails }) => emails,
      (email) => email.toLowerCase(),
    ),
    phones: alone(
      ({ phone }) => said(phone),
      (phone) => phone.replace(/\D/gu, ''),
    ),
  };
}

/** Under what somebody may have left something behind: their id, and the account that is their person. */
export function actorsOf(personId: string): readonly string[] {
  return [personId, memberIdOf(personId)];
}

function sidesOf(proxy: ProxyRecord): readonly NamedSomebody[] {
  const { attorneyId, attorneyName, attorneyDocument, attorneyEmail = null } = proxy;
  const nothing = { document: '', emails: [], phone: null };
  return [
    {
      ...{ personId: attorneyId, name: attorneyName, document: attorneyDocument ?? '' },
      ...{ emails: said(attorneyEmail), phone: null },
    },
    { ...nothing, personId: proxy.grantorId, name: proxy.grantorName },
  ];
}

function said(...values: readonly (string | null | undefined)[]): readonly string[] {
  return values.filter((value): value is string => typeof value === 'string' && value !== '');
}
