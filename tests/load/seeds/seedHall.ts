import { type Attendance, countRoster } from '@asamblea/domain';
import { documents } from '../../../functions/src/kernel/database/documents.ts';
import { writeInChunks } from '../../../functions/src/kernel/database/writeInChunks.ts';
import { peopleDocuments } from '../../../functions/src/people/stored/peopleDocuments.ts';
import { fillHall } from '../../../functions/src/testing/halls/fillHall.ts';
import { memberOf, signIn, type Visitor } from './seedMember.ts';

export interface Voter extends Visitor {
  readonly unitId: string;
  readonly weight: number;
}

export interface Hall {
  readonly assemblyId: string;
  readonly cot: string;
  readonly moderator: Visitor;
  /** Each holds one unit. */
  readonly voters: readonly Voter[];
}

const version = 'v1';

/** An assembly whose units are all in the hall, no two of the same weight, each with its own voter. */
export async function seedHall(unitCount: number, assemblyId = 'banco'): Promise<Hall> {
  const cot = assemblyId;
  const units = Array.from({ length: unitCount }, (_, i) => seatOf(i));
  await documents.assembly(assemblyId).set({
    name: 'Conjunto del banco',
    organisationId: 'firma-de-ensayo',
    kind: 'building',
    country: 'CO',
    rulePack: 'co-ph',
    timeZone: 'America/Bogota',
    cot,
    activeRoster: version,
    activeSession: 1,
  });
  await peopleDocuments.roster(assemblyId, version).set({
    version,
    fingerprint: '',
    units: unitCount,
    people: unitCount,
    totalWeight: units.reduce((sum, unit) => sum + unit.weight, 0),
    counts: countRoster(
      units.map((unit) => ({ ...unit, ownerIds: [unit.personId], inArrears: false })),
    ),
    state: 'ready',
  });
  await documents.session(assemblyId, 1).set({
    session: 1,
    call: 1,
    state: 'open',
    startsAt: 0,
    stage: { mode: 'quorum' },
    openQuestionIds: [],
  });
  const members = [
    memberOf('moderador', 'moderator'),
    ...units.map((unit, i) => memberOf(`votante-${i}`, 'voter', unit.personId)),
  ];
  const memberships = documents.members(assemblyId);
  await writeInChunks(members, (batch, one) => batch.set(memberships.doc(one.uid), one));
  await fillHall({ assemblyId, session: 1 }, units);

  const [moderator, ...voters] = await Promise.all(
    members.map((member) => signIn(assemblyId, member)),
  );
  if (moderator === undefined) throw new Error('Nobody moderates.');
  return {
    assemblyId,
    cot,
    moderator,
    voters: units.map(({ unitId, weight }, i) => ({
      unitId,
      weight,
      uid: voters[i]?.uid ?? '',
      cookie: voters[i]?.cookie ?? '',
    })),
  };
}

function seatOf(order: number): Attendance {
  const label = `U-${order}`;
  return {
    unitId: label,
    label,
    group: 'Torre 1',
    order,
    weight: 100_000 + order,
    headId: `persona-${order}`,
    inArrears: false,
    personId: `persona-${order}`,
    personName: `Persona ${order}`,
    ownerName: `Persona ${order}`,
    capacity: 'owner',
    channel: 'hall',
    present: true,
    since: Date.now(),
  };
}
