import {
  type BulkAccreditItem,
  defaultRoutes,
  type Member,
  type Person,
  type Unit,
} from '@asamblea/domain';
import { signSession } from '../../functions/src/access/sessionCookie.ts';
import { documents } from '../../functions/src/platform/documents.ts';
import { writeInChunks } from '../../functions/src/platform/writeInChunks.ts';
import type { Visitor } from './seedHall.ts';

/** People who come to the door, each with the units they own. */
export interface Arrival {
  readonly personId: string;
  readonly unitIds: readonly string[];
}

export interface DeskHall {
  readonly assemblyId: string;
  readonly cot: string;
  readonly desks: readonly Visitor[];
  /** One unit each; every tenth unit is fought for by two people at two desks. */
  readonly arrivals: readonly Arrival[];
  /** The rows of the bulk: a hundred units each person. */
  readonly crowd: readonly BulkAccreditItem[];
  readonly weightOf: ReadonlyMap<string, number>;
}

export interface DeskPlan {
  readonly desks: number;
  /** Units that come one by one, to all the desks together. */
  readonly single: number;
  readonly bulk: number;
}

const assemblyId = 'banco-mesas';
const version = 'v1';
const unitsEach = 100;

/** An empty hall, and a roster of which everybody is about to arrive. */
export async function seedDesks({ desks, single, bulk }: DeskPlan): Promise<DeskHall> {
  const singles = Array.from({ length: single }, (_, i) => unitOf(i, ownersOf(i)));
  const bulky = Array.from({ length: bulk }, (_, i) =>
    unitOf(single + i, [`muchas-${Math.floor(i / unitsEach)}`]),
  );
  const units = [...singles, ...bulky];
  const people = [...new Set(units.flatMap(({ ownerIds }) => ownerIds))].map(personOf);
  await seedMeeting(units, people);
  const staff = Array.from({ length: desks }, (_, i) => memberOf(`mesa-${i}`));
  await writeInChunks(staff, (batch, one) => batch.set(documents.member(assemblyId, one.uid), one));
  return {
    ...{ assemblyId, cot: assemblyId },
    desks: await Promise.all(staff.map(signIn)),
    arrivals: singles.flatMap(({ unitId, ownerIds }) =>
      ownerIds.map((personId) => ({ personId, unitIds: [unitId] })),
    ),
    crowd: bulky.map(({ unitId, ownerIds: [personId = ''] }, i) => ({
      ...{ row: i + 1, unitId, personId, capacity: 'owner' },
    })),
    weightOf: new Map(units.map(({ unitId, weight }) => [unitId, weight])),
  };
}

async function seedMeeting(units: readonly Unit[], people: readonly Person[]): Promise<void> {
  await documents.assembly(assemblyId).set({
    name: 'Conjunto de las mesas',
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
    openQuestionId: null,
  });
  await documents.roster(assemblyId, version).set({
    version,
    fingerprint: '',
    units: units.length,
    people: people.length,
    totalWeight: units.reduce((sum, unit) => sum + unit.weight, 0),
    state: 'ready',
  });
  const roster = documents.units(assemblyId, version);
  await writeInChunks(units, (batch, unit) => batch.set(roster.doc(unit.unitId), unit));
  const book = documents.people(assemblyId, version);
  await writeInChunks(people, (batch, person) => batch.set(book.doc(person.personId), person));
}

function ownersOf(i: number): readonly string[] {
  return i % 10 === 0 ? [`dueña-${i}`, `dueño-${i}`] : [`dueña-${i}`];
}

/** No two of the same weight, so that a sum tells which ones are in it. */
function unitOf(order: number, ownerIds: readonly string[]): Unit {
  const label = `U-${order}`;
  return {
    ...{ unitId: label, label, group: '', kind: '', weight: 100_000 + order },
    ...{ ownerIds, ownerNames: ownerIds, inArrears: false, order },
  };
}

function personOf(personId: string): Person {
  return { personId, name: personId, document: '', email: null, phone: null };
}

function memberOf(uid: string): Member {
  return {
    ...{ uid, role: 'registrar', name: uid, email: `${uid}@asamblea.test`, personId: null },
    routesAvailable: defaultRoutes('registrar'),
    ...{ componentsAvailable: [], fullRouteComponents: [], sids: [`sid-${uid}`] },
  };
}

async function signIn({ uid, sids: [sid = ''] }: Member): Promise<Visitor> {
  const token = await signSession({ assembly: assemblyId, uid, sid }, false, Date.now());
  return { uid, cookie: `__session=${token}` };
}
