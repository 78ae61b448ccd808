import { memberIdOf } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readAsOf } from '../../kernel/database/firestore.ts';
import { byName, pagesAsOf } from '../../kernel/database/pagesAsOf.ts';
import type { EventNames } from '../../meeting/events/rowOfEvent.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import type { DataSources } from './readDossierOutline.ts';

/** How everything that an event may name is called, read together: a log of ten thousand asks nothing one by one. */
export async function readDossierNames({ archive, outline }: DataSources): Promise<EventNames> {
  const { assemblyId, readAt } = archive;
  const { activeRoster } = outline.assembly;
  const units = new Map<string, string>();
  const people = new Map<string, string>();
  const name = (id: string, called: string) => {
    people.set(id, called);
    people.set(memberIdOf(id), called);
  };
  const [members, doors] = await readAsOf(readAt, (tx) =>
    Promise.all([
      tx.get(documents.members(assemblyId).where('personId', '==', null)),
      tx.get(peopleDocuments.doorPeople(assemblyId)),
    ]),
  );
  for (const { personId, name: called } of doors.docs.map((one) => one.data())) {
    name(personId, called);
  }
  for (const { attorneyId, attorneyName } of outline.proxies) name(attorneyId, attorneyName);
  if (activeRoster !== null) {
    const roster = peopleDocuments.units(assemblyId, activeRoster);
    for await (const page of pagesAsOf(readAt, byName(roster))) {
      for (const unit of page.map((one) => one.data())) units.set(unit.unitId, unit.label);
    }
    const owners = peopleDocuments.people(assemblyId, activeRoster);
    for await (const page of pagesAsOf(readAt, byName(owners))) {
      for (const person of page.map((one) => one.data())) name(person.personId, person.name);
    }
  }
  return {
    ...{ units, people },
    members: new Map(members.docs.map((one) => [one.id, one.data().name])),
    entries: new Map(outline.drive.map((one) => [one.entryId, one.name])),
    points: new Map(outline.points.map((one) => [one.pointId, one])),
    questions: new Map(outline.questions.map((one) => [one.questionId, one])),
  };
}
