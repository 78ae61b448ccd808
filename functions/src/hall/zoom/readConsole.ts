import {
  accept,
  isConnected,
  matchStays,
  type Outcome,
  onlyNamesake,
  refuse,
  type ZoomConsoleAnswer,
  type ZoomPeopleAnswer,
  type ZoomPerson,
  type ZoomRegistrant,
  type ZoomStay,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether } from '../../kernel/database/firestore.ts';
import { readMeeting } from './readMeeting.ts';
import { readZoomAccount } from './zoomAccounts.ts';
import { zoomDocuments } from './zoomDocuments.ts';
import { findZoomPeople, readHere, readRosterPeople } from './zoomPeople.ts';

const nobody = {
  connected: [],
  settled: 0,
  staff: [],
  notAccredited: [],
  notConnected: [],
  unknown: [],
  chosen: [],
} as const;

/** The people in the video and the people who vote, told side by side and never mixed: neither makes the other. */
export async function readConsole(
  assemblyId: string,
  now: number,
): Promise<Outcome<ZoomConsoleAnswer>> {
  const [account, found] = await Promise.all([
    readZoomAccount(assemblyId),
    readTogether((tx) => readMeeting(tx, assemblyId)),
  ]);
  if (found === null) return refuse('assembly-unknown');
  const { assembly, meeting } = found;
  const about = { now, isSet: account !== null, takesNotices: account?.takesNotices ?? false };
  if (meeting === undefined || meeting.meetingId === null) {
    return accept({ ...about, ...nobody, meeting: null });
  }
  const { meetingId, topic, endedAt, endedInstances, session } = meeting;
  const [stays, inscribed, roster, here] = await Promise.all([
    zoomDocuments.participants(assemblyId).where('meetingId', '==', meetingId).get(),
    zoomDocuments.registrants(assemblyId).where('meetingId', '==', meetingId).get(),
    readRosterPeople(assemblyId, assembly.activeRoster),
    readHere(assemblyId, session),
  ]);
  const registrants = inscribed.docs.map((one) => one.data());
  const nameOf = (personId: string) =>
    personOf(personId, [roster.byId, here, inscribedPeople(registrants)]);
  const all = stays.docs.map((one): ZoomStay & { readonly key: string } => ({
    ...one.data(),
    key: one.id,
  }));
  const matched = matchStays(all, { registrants, people: roster.people });
  const inside =
    endedAt === null ? matched.filter(({ stay }) => isConnected(stay, endedInstances)) : [];
  const people = new Set(
    inside.flatMap(({ who }) => (who.kind === 'person' ? [who.personId] : [])),
  );
  const online = [...here.values()].filter(({ isOnline }) => isOnline);
  return accept({
    ...about,
    meeting: { meetingId, topic, endedAt },
    connected: [...people],
    settled: [...people].filter((personId) => here.has(personId)).length,
    staff: [...new Set(inside.flatMap(({ who }) => (who.kind === 'staff' ? [who.name] : [])))],
    notAccredited: [...people].filter((personId) => !here.has(personId)).map(nameOf),
    notConnected:
      endedAt === null ? online.filter((one) => !people.has(one.personId)).map(plain) : [],
    unknown: inside.flatMap(({ stay, who }) =>
      who.kind === 'unknown' ? [unknownOf(stay, roster.people)] : [],
    ),
    chosen: all.flatMap(({ key, chosen, name }) =>
      chosen === undefined ? [] : [{ ...nameOf(chosen.personId), key, shownAs: name?.text ?? '' }],
    ),
  });
}

/** The people whom a text may mean, in the roster and among those who hold units. */
export async function lookUpPeople(
  assemblyId: string,
  text: string,
): Promise<Outcome<ZoomPeopleAnswer>> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const [roster, here] = await Promise.all([
    readRosterPeople(assemblyId, assembly.activeRoster),
    readHere(assemblyId, assembly.activeSession),
  ]);
  const others = [...here.values()].filter(({ personId }) => !roster.byId.has(personId));
  return accept({ people: findZoomPeople(text, [...roster.people, ...others]) });
}

function unknownOf(
  { key, name, joinedAt }: ZoomStay & { readonly key: string },
  people: readonly ZoomPerson[],
) {
  const shown = name?.text ?? '';
  const perhaps = onlyNamesake(shown, people);
  return {
    key,
    name: shown,
    joinedAt: joinedAt ?? 0,
    perhaps: perhaps === null ? null : plain(perhaps),
  };
}

function plain({ personId, name, units }: ZoomPerson): ZoomPerson {
  return { personId, name, units };
}

function inscribedPeople(registrants: readonly ZoomRegistrant[]): ReadonlyMap<string, ZoomPerson> {
  return new Map(
    registrants.flatMap(({ personId, name }) =>
      personId === null ? [] : [[personId, { personId, name, units: [] }] as const],
    ),
  );
}

function personOf(personId: string, books: readonly ReadonlyMap<string, ZoomPerson>[]): ZoomPerson {
  const found = books.map((book) => book.get(personId)).find((one) => one !== undefined);
  return found === undefined ? { personId, name: 'Persona retirada', units: [] } : plain(found);
}
