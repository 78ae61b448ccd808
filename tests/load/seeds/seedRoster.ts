import { countRoster, type Person, type Unit } from '@asamblea/domain';
import { documents } from '../../../functions/src/kernel/database/documents.ts';
import { writeInChunks } from '../../../functions/src/kernel/database/writeInChunks.ts';
import { noteHeadDebts } from '../../../functions/src/people/rosters/headDebts.ts';
import { peopleDocuments } from '../../../functions/src/people/stored/peopleDocuments.ts';
import { memberOf, signIn, type Visitor } from './seedMember.ts';

const version = 'v1';

/** An assembly whose session is open, with nobody in the hall. */
export async function seedRoster(
  assemblyId: string,
  units: readonly Unit[],
  people: readonly Person[],
): Promise<void> {
  await documents.assembly(assemblyId).set({
    name: 'Conjunto de las mesas',
    organisationId: 'firma-de-ensayo',
    kind: 'building',
    country: 'CO',
    rulePack: 'co-ph',
    timeZone: 'America/Bogota',
    cot: assemblyId,
    activeRoster: version,
    activeSession: 1,
  });
  await documents.session(assemblyId, 1).set({
    session: 1,
    call: 1,
    state: 'open',
    startsAt: 0,
    stage: { mode: 'quorum' },
    openQuestionIds: [],
  });
  await peopleDocuments.roster(assemblyId, version).set({
    version,
    fingerprint: '',
    units: units.length,
    people: people.length,
    totalWeight: units.reduce((sum, unit) => sum + unit.weight, 0),
    counts: countRoster(units),
    state: 'ready',
  });
  const roster = peopleDocuments.units(assemblyId, version);
  await writeInChunks(noteHeadDebts(units), (batch, unit) =>
    batch.set(roster.doc(unit.unitId), unit),
  );
  const book = peopleDocuments.people(assemblyId, version);
  await writeInChunks(people, (batch, person) => batch.set(book.doc(person.personId), person));
}

/** People of the registration desk, each with a session that stands. */
export async function seedStaff(assemblyId: string, desks: number): Promise<readonly Visitor[]> {
  const staff = Array.from({ length: desks }, (_, i) => memberOf(`mesa-${i}`, 'registrar'));
  await writeInChunks(staff, (batch, one) => batch.set(documents.member(assemblyId, one.uid), one));
  return Promise.all(staff.map((member) => signIn(assemblyId, member)));
}

/** No two of the same weight, so that a sum tells which ones are in it. */
export function unitOf(order: number, ownerIds: readonly string[]): Unit {
  const label = `U-${order}`;
  return {
    ...{ unitId: label, label, group: '', kind: '', weight: 100_000 + order },
    ...{ ownerIds, ownerNames: ownerIds, inArrears: false, order },
  };
}

export function personOf(personId: string, document = ''): Person {
  return { personId, name: personId, document, email: null, phone: null };
}
