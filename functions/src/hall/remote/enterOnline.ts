import {
  accept,
  decideAccreditation,
  type EnterOnlineAnswer,
  type IdentityWay,
  isLiveProxy,
  type OnlineUnit,
  type Outcome,
  type PresenceDevice,
  refuse,
  seeDevice,
  seenNow,
  takesOnline,
  typeDocument,
  type Unit,
  votingDoorCapacities,
  withDocument,
} from '@asamblea/domain';
import { getGroups, type Transaction, transact } from '../../kernel/database/firestore.ts';
import { readPerson } from '../../people/accessCodes/readPerson.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { readVotingDoors } from '../../people/seats/readDoors.ts';
import { readOpenHall } from '../attendance/atDesk.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import { readTaking } from '../attendance/takeUnits.ts';
import { presencePace } from './presencePace.ts';

export interface OnlinePerson {
  readonly assemblyId: string;
  /** The account. */
  readonly by: string;
  readonly personId: string;
  readonly now: number;
  /** What opened the session with which they come. */
  readonly identified?: IdentityWay;
  /** Where they come from: several of one person are one presence. */
  readonly device?: Pick<PresenceDevice, 'sid' | 'name'>;
}

export interface EnteringOnline extends OnlinePerson {
  readonly revokesProxies: boolean;
  /** They typed the number of their document just now, and it is theirs. */
  readonly hasDocument?: boolean;
}

/**
 * Accredits online whoever comes in from afar, with every unit that they own, represent
 * or were added to at the door. Who is in
 * the hall already stays there; an owner whose unit is represented is asked. Repeating it changes nothing.
 */
export function enterOnline(asked: EnteringOnline): Promise<Outcome<EnterOnlineAnswer>> {
  return transact((tx) => enterWithin(tx, asked));
}

/** The same inside a transaction that has written nothing yet. */
async function enterWithin(
  tx: Transaction,
  {
    assemblyId,
    by,
    personId,
    now,
    identified,
    device,
    revokesProxies,
    hasDocument = false,
  }: EnteringOnline,
): Promise<Outcome<EnterOnlineAnswer>> {
  const hall = await readOpenHall(tx, assemblyId);
  if (!hall.ok) return hall;
  if (!takesOnline(hall.value.assembly)) return refuse('meeting-in-person');
  const { activeRoster, activeSession } = hall.value.assembly;
  if (activeRoster === null) return refuse('roster-missing');
  const reference = hallDocuments.presence(assemblyId, activeSession, personId);
  const { devices = [], typedIn = [] } = (await tx.get(reference)).data() ?? {};
  const typed = hasDocument || (device !== undefined && typedIn.includes(device.sid));
  const mustType = hall.value.assembly.asksDocument === true && !typed && identified !== 'code';
  // Whose document nobody wrote down cannot be compared: they are recognised on the screen.
  if (mustType && (await readPerson(tx, assemblyId, personId))?.documentKey) {
    return refuse('document-needed');
  }
  const own = await readOwn(tx, assemblyId, activeRoster, personId);
  const represented = await readRepresented(tx, assemblyId, personId, own);
  const doors = await readVotingDoors(tx, assemblyId, personId);
  const known = new Set([...own.map(({ unitId }) => unitId), ...represented]);
  const added = votingDoorCapacities.map((capacity) => {
    const ids = doors.filter((door) => door.capacity === capacity).flatMap((door) => door.unitIds);
    // What the roster or a proxy gives them by now is asked once, by that.
    return [capacity, [...new Set(ids)].filter((unitId) => !known.has(unitId))] as const;
  });
  const strange = added.flatMap(([, unitIds]) => unitIds);
  const mine = [...own.map(({ unitId }) => unitId), ...represented, ...strange];
  const attendance = peopleDocuments.attendance(assemblyId, activeSession);
  const held = await getGroups(tx, { units: mine.map((unitId) => attendance.doc(unitId)) });
  const channelOf = new Map(
    held.units.flatMap((unit) => (unit?.present === true ? [[unit.unitId, unit.channel]] : [])),
  );
  const open = { ...hall.value, desk: undefined };
  const way = typed && identified !== undefined ? withDocument(identified) : identified;
  const how = way === undefined ? {} : { identified: way };
  const here = { assemblyId, by, now, open, from: 'phone' as const, ...how };
  const saves = [];
  for (const [capacity, unitIds] of [
    ['owner', own.map(({ unitId }) => unitId)],
    ['proxy', represented],
    ...added,
  ] as const) {
    if (unitIds.length === 0) continue;
    const request = { personId, unitIds: [...unitIds], capacity, channel: 'online' as const };
    const save = await readTaking(
      tx,
      { ...here, request: { ...request, revokesProxies } },
      decideAccreditation,
    );
    if (!save.ok) return save;
    saves.push(save.value);
  }
  const labels = await readLabels(tx, assemblyId, activeRoster, [...represented, ...strange]);
  const labelOf = new Map([...own, ...labels].map((unit) => [unit.unitId, unit.label]));
  const units = saves
    .flatMap((save) => save())
    .map((answer): OnlineUnit => {
      const { unitId, status } = answer;
      const channel = status === 'unchanged' ? channelOf.get(unitId) : undefined;
      return { label: labelOf.get(unitId) ?? unitId, channel: channel ?? 'online', answer };
    });
  // Who was recognised on the screen stays so.
  const where =
    device === undefined
      ? {}
      : {
          devices: seeDevice(devices, device, now),
          ...(hasDocument ? { typedIn: typeDocument(typedIn, device.sid) } : {}),
        };
  tx.set(
    reference,
    { ...seenNow(personId, by, now, presencePace().graceMillis), ...how, ...where },
    { merge: true },
  );
  return accept({ units });
}

async function readOwn(
  tx: Transaction,
  assemblyId: string,
  roster: string,
  personId: string,
): Promise<readonly Unit[]> {
  const owned = peopleDocuments
    .units(assemblyId, roster)
    .where('ownerIds', 'array-contains', personId);
  return (await tx.get(owned)).docs.map((unit) => unit.data());
}

async function readRepresented(
  tx: Transaction,
  assemblyId: string,
  personId: string,
  own: readonly Unit[],
): Promise<readonly string[]> {
  const given = await tx.get(
    peopleDocuments.proxies(assemblyId).where('attorneyId', '==', personId),
  );
  const live = given.docs.map((proxy) => proxy.data()).filter(isLiveProxy);
  const owned = new Set(own.map(({ unitId }) => unitId));
  return [...new Set(live.flatMap(({ unitIds }) => unitIds))].filter((id) => !owned.has(id));
}

async function readLabels(
  tx: Transaction,
  assemblyId: string,
  roster: string,
  unitIds: readonly string[],
): Promise<readonly Unit[]> {
  if (unitIds.length === 0) return [];
  const units = peopleDocuments.units(assemblyId, roster);
  const found = await tx.getAll(...unitIds.map((unitId) => units.doc(unitId)));
  return found.flatMap((unit) => unit.data() ?? []);
}
