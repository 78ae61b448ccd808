import { type DatedEvent, isPersonMember, memberIdOf, type RecordRow } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { type DocumentReference, firestore } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { type EventNames, rowOfEvent } from './rowOfEvent.ts';

/** Events hold ids: the names are those that roster, proxies and accounts say today. */
export async function describeEvents(
  assemblyId: string,
  events: readonly DatedEvent[],
): Promise<readonly RecordRow[]> {
  const names = await readNames(assemblyId, events);
  return events.map((event) => rowOfEvent(event, names));
}

async function readNames(assemblyId: string, events: readonly DatedEvent[]): Promise<EventNames> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  const roster = assembly?.activeRoster ?? null;
  const unitIds = distinct(events.map(({ unitId }) => unitId));
  const owners = distinct(events.map(({ by }) => personIn(by)));
  const personIds = distinct([...events.map(({ personId }) => personId), ...owners]);
  const uids = distinct(events.flatMap(({ by, member }) => [by, member]));
  const corrected = events.filter(({ choiceFrom }) => choiceFrom !== undefined);
  const questionIds = distinct(corrected.map(({ questionId }) => questionId));
  const pointIds = distinct(events.map(({ pointId }) => pointId));
  const entryIds = distinct(events.map(({ entryId }) => entryId));
  const [units, people, members, questions, points, entries] = await Promise.all([
    roster === null
      ? []
      : readAll(unitIds.map((id) => peopleDocuments.units(assemblyId, roster).doc(id))),
    roster === null
      ? []
      : readAll(personIds.map((id) => peopleDocuments.people(assemblyId, roster).doc(id))),
    readAll(uids.map((uid) => documents.member(assemblyId, uid))),
    readAll(questionIds.map((questionId) => documents.question(assemblyId, questionId))),
    readAll(pointIds.map((pointId) => meetingDocuments.agendaPoint(assemblyId, pointId))),
    readAll(entryIds.map((entryId) => meetingDocuments.driveItem(assemblyId, entryId))),
  ]);
  const known = new Map(people.map((person) => [person.personId, person.name]));
  const strangers = personIds.filter((id) => !known.has(id));
  const [attorneys, added] = await Promise.all([
    readAttorneys(assemblyId, strangers),
    readAdded(assemblyId, strangers),
  ]);
  return {
    units: new Map(units.map((unit) => [unit.unitId, unit.label])),
    // A person who holds units is named by the person, also as an author.
    people: new Map(
      [...added, ...known, ...attorneys].flatMap(([id, name]) => [
        [id, name] as const,
        [memberIdOf(id), name] as const,
      ]),
    ),
    questions: new Map(questions.map((question) => [question.questionId, question])),
    points: new Map(points.map((point) => [point.pointId, point])),
    entries: new Map(entries.map((entry) => [entry.entryId, entry.name])),
    members: new Map(members.map((member) => [member.uid, member.name])),
  };
}

/** Attorneys who own nothing are known by the proxies. */
async function readAttorneys(assemblyId: string, personIds: readonly string[]) {
  const found = await Promise.all(
    personIds.map((id) =>
      peopleDocuments.proxies(assemblyId).where('attorneyId', '==', id).limit(1).get(),
    ),
  );
  return found.flatMap(({ docs: [proxy] }) => {
    const { attorneyId, attorneyName } = proxy?.data() ?? {};
    return typeof attorneyId !== 'string' ? [] : [[attorneyId, attorneyName ?? ''] as const];
  });
}

/** The people whom the desk added at the door. */
async function readAdded(assemblyId: string, personIds: readonly string[]) {
  const doors = peopleDocuments.doorPeople(assemblyId);
  const found = await Promise.all(
    personIds.map((id) => doors.where('personId', '==', id).limit(1).get()),
  );
  return found.flatMap(({ docs: [door] }) => {
    const { personId, name } = door?.data() ?? {};
    return personId === undefined ? [] : [[personId, name ?? ''] as const];
  });
}

async function readAll<T extends object>(
  references: readonly DocumentReference<T>[],
): Promise<readonly T[]> {
  if (references.length === 0) return [];
  const found = await firestore().getAll(...references);
  return found.flatMap((snapshot) => {
    const value = snapshot.data();
    return value === undefined ? [] : [value as T];
  });
}

function personIn(by: string): string | undefined {
  return isPersonMember(by) ? by.slice(memberIdOf('').length) : undefined;
}

function distinct(ids: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(ids.filter((id) => id !== undefined && id !== ''))] as string[];
}
