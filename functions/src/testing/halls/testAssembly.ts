import { randomUUID } from 'node:crypto';
import {
  type Attendance,
  beginMember,
  countRoster,
  type Disclosure,
  type ElectionAsked,
  headIdOf,
  type Member,
  type Outcome,
  owingHeads,
  type PackId,
  type Person,
  type Role,
  type RollCallOrder,
  type Unit,
} from '@asamblea/domain';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { documents } from '../../kernel/database/documents.ts';
import { writeInChunks } from '../../kernel/database/writeInChunks.ts';
import { noteHeadDebts } from '../../people/rosters/headDebts.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createQuestion } from '../../polls/questions/createQuestion.ts';
import { fillHall } from './fillHall.ts';
import { openQuestion } from './oneQuestion.ts';

export interface TestAssembly {
  readonly assemblyId: string;
  readonly cot: string;
  readonly units: readonly Unit[];
}

/**
 * An assembly of its own for each test, session 1 open: units `U0`, `U1`… of weights 1, 2… million,
 * each owned by `person-0`, `person-1`…, or by the person with the number that is given for it.
 */
export async function newAssembly(
  unitCount: number,
  rulePack: PackId = 'co-ph',
  owners: readonly number[] = [],
): Promise<TestAssembly> {
  const id = randomUUID();
  const assembly = { assemblyId: `a-${id}`, cot: `c-${id}`, units: unitsOf(unitCount, owners) };
  const { assemblyId, cot, units } = assembly;
  const version = 'v1';
  await documents.assembly(assemblyId).set({
    organisationId: 'firma-de-ensayo',
    name: 'Conjunto de ensayo',
    kind: 'building',
    country: 'CO',
    rulePack,
    timeZone: 'America/Bogota',
    cot,
    activeRoster: version,
    weightMeasure: 'percent',
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
  await documents.publicAssembly(cot).set({
    assemblyId,
    name: 'Conjunto de ensayo',
    timeZone: 'America/Bogota',
    logoUrl: null,
  });
  await peopleDocuments.roster(assemblyId, version).set({
    version,
    fingerprint: 'none',
    units: unitCount,
    people: unitCount,
    totalWeight: units.reduce((sum, unit) => sum + unit.weight, 0),
    counts: countRoster(units),
    state: 'ready',
  });
  const roster = peopleDocuments.units(assemblyId, version);
  await writeInChunks(noteHeadDebts(units), (batch, unit) =>
    batch.set(roster.doc(unit.unitId), unit),
  );
  const people = peopleDocuments.people(assemblyId, version);
  await writeInChunks(peopleOf(units), (batch, one) => batch.set(people.doc(one.personId), one));
  return assembly;
}

function unitsOf(count: number, owners: readonly number[]): readonly Unit[] {
  return Array.from({ length: count }, (_, i) => ({
    unitId: `U${i}`,
    label: `U${i}`,
    group: 'Torre 1',
    kind: 'apartamento',
    weight: (i + 1) * 1_000_000,
    ownerIds: [`person-${owners[i] ?? i}`],
    ownerNames: [`Persona ${owners[i] ?? i}`],
    inArrears: false,
    order: i,
  }));
}

function peopleOf(units: readonly Unit[]): readonly Person[] {
  return units.map(({ ownerIds: [personId = ''], ownerNames: [name = ''] }) => ({
    personId,
    name,
    document: '',
    email: null,
    phone: null,
  }));
}

/** A member with one session that stands, as its cookie would say. */
export async function newMember(
  assembly: TestAssembly,
  role: Role,
  personId: string | null = null,
): Promise<CookieClaims> {
  const uid = `${role}-${randomUUID()}`;
  const sid = `sid-${uid}`;
  await addMember(assembly, { uid, role, personId, sids: [sid] });
  return { assembly: assembly.assemblyId, uid, sid };
}

type Newcomer = Pick<Member, 'uid' | 'role' | 'personId' | 'sids'>;

export async function addMember({ assemblyId }: TestAssembly, newcomer: Newcomer): Promise<void> {
  await documents.member(assemblyId, newcomer.uid).set(memberOf(newcomer));
}

function memberOf(newcomer: Newcomer): Member {
  const { uid, sids } = newcomer;
  const email = `${uid}@asamblea.test`;
  return { ...beginMember({ ...newcomer, name: `Cuenta ${uid}`, email }), sids };
}

/** Puts units in the hall, each held by its owner or by the person given, without going to the desk. */
export async function seat(
  assembly: TestAssembly,
  units: readonly Unit[] = assembly.units,
  holder?: string,
): Promise<void> {
  const seats = units.map((unit) => seatOf(unit, holder ?? unit.ownerIds[0] ?? ''));
  await fillHall({ assemblyId: assembly.assemblyId, session: 1 }, seats, owingHeads(units));
}

function seatOf(unit: Unit, personId: string): Attendance {
  return {
    unitId: unit.unitId,
    label: unit.label,
    group: unit.group,
    order: unit.order,
    weight: unit.weight,
    headId: headIdOf(unit),
    inArrears: unit.inArrears,
    personId,
    personName: personId,
    ownerName: unit.ownerNames.join(', '),
    capacity: unit.ownerIds.includes(personId) ? 'owner' : 'proxy',
    channel: 'hall',
    present: true,
    since: Date.now(),
  };
}

/** Owners of the first units, signed in. */
export async function newVoters(
  assembly: TestAssembly,
  count: number,
): Promise<readonly CookieClaims[]> {
  const { assemblyId } = assembly;
  const voters = Array.from({ length: count }, (_, i) => {
    const uid = `voter-${i}`;
    return memberOf({ uid, role: 'voter', personId: `person-${i}`, sids: [`sid-${uid}`] });
  });
  await writeInChunks(voters, (batch, voter) =>
    batch.set(documents.member(assemblyId, voter.uid), voter),
  );
  return voters.map(({ uid }) => ({ assembly: assemblyId, uid, sid: `sid-${uid}` }));
}

export async function newDraft(
  { assemblyId }: TestAssembly,
  more: {
    readonly durationSeconds?: number;
    readonly liveBars?: boolean;
    readonly disclosure?: Disclosure;
    readonly mayChange?: boolean;
    readonly election?: ElectionAsked;
    readonly matterId?: string;
    readonly wall?: boolean;
    readonly pointId?: string;
    readonly roll?: RollCallOrder;
  } = {},
): Promise<string> {
  const questionId = randomUUID();
  const request = {
    questionId,
    text: '¿Aprueba el presupuesto?',
    blank: true,
    abstention: true,
    disclosure: more.disclosure ?? 'named',
    mayChange: more.mayChange ?? false,
    liveBars: more.liveBars ?? more.disclosure !== 'secret',
    durationSeconds: more.durationSeconds ?? null,
    election: more.election ?? null,
    ...(more.matterId === undefined ? {} : { matterId: more.matterId }),
    ...(more.pointId === undefined ? {} : { pointId: more.pointId }),
    wall: more.wall ?? false,
    roll: more.roll ?? null,
  };
  taken(await createQuestion({ assemblyId, by: 'test', request, now: Date.now() }));
  return questionId;
}

/** A question that is open now, and on the stage. */
export async function newOpenQuestion(
  assembly: TestAssembly,
  more: Parameters<typeof newDraft>[1] = {},
): Promise<string> {
  const { assemblyId } = assembly;
  const questionId = await newDraft(assembly, more);
  taken(await openQuestion({ assemblyId, questionId, by: 'test', now: Date.now() }));
  return questionId;
}

/** The value of an outcome that a test takes for granted. */
export function taken<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`Refused: ${outcome.refusal.code}`);
  return outcome.value;
}
