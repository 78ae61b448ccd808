import {
  type AccreditRequest,
  type AttendanceAnswer,
  accept,
  decideAccreditation,
  type EnterOnlineAnswer,
  type Entitlement,
  type IdentityWay,
  isLiveProxy,
  type OnlineUnit,
  type Outcome,
  type PresenceDevice,
  planTaking,
  refuse,
  seeDevice,
  seenNow,
  takesOnline,
  typeDocument,
  type Unit,
  votingDoorCapacities,
  type Write,
  withDocument,
} from '@asamblea/domain';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { forgottenAfter } from '../../kernel/database/retention.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { readPerson } from '../../people/accessCodes/readPerson.ts';
import { readProxiesAbout } from '../../people/proxies/readProxyBook.ts';
import { readVotingDoors } from '../../people/seats/readDoors.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import { readOpenHall } from '../attendance/hallFrame.ts';
import { readEntitlements } from '../attendance/readEntitlements.ts';
import { applyingOf, hallPlacesOf } from '../attendance/takeUnits.ts';
import { presencePace } from './presencePace.ts';

export interface OnlinePerson {
  readonly assemblyId: string;
  /** The account. */
  readonly by: string;
  readonly personId: string;
  readonly now: number;
  /** The way in which the session was opened. */
  readonly identified?: IdentityWay;
  /** Where they come from: several of one person are one presence. */
  readonly device?: Pick<PresenceDevice, 'sid' | 'name'>;
}

export interface EnteringOnline extends OnlinePerson {
  readonly revokesProxies: boolean;
  /** The person typed the number of their document just now, and it is theirs. */
  readonly hasDocument?: boolean;
}

/**
 * Accredits online a person who comes in remotely, with every unit that they own, represent or were added to
 * at the door. A person in the hall already stays there; an owner whose unit is represented is asked.
 * Repeating it changes nothing.
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
  const { assembly, session } = hall.value;
  const { activeRoster, activeSession } = assembly;
  if (activeRoster === null) return refuse('roster-missing');
  const reference = hallDocuments.presence(assemblyId, activeSession, personId);
  const [presence, own, given, doors] = await Promise.all([
    tx.get(reference),
    readOwn(tx, assemblyId, activeRoster, personId),
    readRepresented(tx, assemblyId, personId),
    readVotingDoors(tx, assemblyId, personId),
  ]);
  const { devices = [], typedIn = [] } = presence.data() ?? {};
  const typed = hasDocument || (device !== undefined && typedIn.includes(device.sid));
  const mustType = assembly.asksDocument === true && !typed && identified !== 'code';
  // A person without a stored document cannot be compared: they are recognised on the screen.
  if (mustType && (await readPerson(tx, assemblyId, personId))?.document) {
    return refuse('document-needed');
  }
  const owned = new Set(own.map(({ unitId }) => unitId));
  const represented = given.filter((unitId) => !owned.has(unitId));
  const known = new Set([...owned, ...represented]);
  const added = votingDoorCapacities.map((capacity) => {
    const ids = doors.filter((door) => door.capacity === capacity).flatMap((door) => door.unitIds);
    // Units that the roster or a proxy gives them by now are asked for once, in that capacity.
    return [capacity, [...new Set(ids)].filter((unitId) => !known.has(unitId))] as const;
  });
  const way = typed && identified !== undefined ? withDocument(identified) : identified;
  const how = way === undefined ? {} : { identified: way };
  const asking = [['owner', [...owned]], ['proxy', represented], ...added] as const;
  const requests = asking.flatMap(([capacity, unitIds]): readonly AccreditRequest[] =>
    unitIds.length === 0
      ? []
      : [{ personId, unitIds: [...unitIds], capacity, channel: 'online', revokesProxies }],
  );
  const open = { ...hall.value, session: Promise.resolve(session) };
  const applyings = requests.map((request) => applyingOf({ request, now }));
  const read = await readEntitlements(tx, assemblyId, open, applyings);
  const places = hallPlacesOf({ assemblyId, session: session.session });
  const units: OnlineUnit[] = [];
  const writes: Write[] = [];
  for (const [i, request] of requests.entries()) {
    const entitlement = read[i] ?? null;
    const taking = { by, now, from: 'phone' as const, request, assembly, ...how };
    const plan = planTaking(places, taking, entitlement, decideAccreditation);
    if (!plan.ok) return plan;
    units.push(...plan.value.answer.map((answer) => onlineUnit(answer, entitlement)));
    writes.push(...plan.value.writes);
  }
  applyPlan(tx, { writes });
  // A person recognised on the screen stays so.
  const where =
    device === undefined
      ? {}
      : {
          devices: seeDevice(devices, device, now),
          ...(hasDocument ? { typedIn: typeDocument(typedIn, device.sid) } : {}),
        };
  tx.set(
    reference,
    {
      ...seenNow(personId, by, now, presencePace().graceMillis),
      ...forgottenAfter('presence', now),
      ...how,
      ...where,
    },
    { merge: true },
  );
  return accept({ units });
}

/** As the person reads it: a unit that was theirs stays in the channel in which it came. */
function onlineUnit(answer: AttendanceAnswer, entitlement: Entitlement | null): OnlineUnit {
  const { unitId, status } = answer;
  const asked = entitlement?.asked.find((one) => one.unitId === unitId);
  const held = asked?.seen.value;
  const channel = status === 'unchanged' && held?.present === true ? held.channel : 'online';
  return { label: asked?.unit?.label ?? unitId, channel, answer };
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

/** The units over which proxies in force name them, also those of their own. */
async function readRepresented(
  tx: Transaction,
  assemblyId: string,
  personId: string,
): Promise<readonly string[]> {
  const given = await readProxiesAbout(tx, assemblyId, [personId], []);
  return [...new Set(given.filter(isLiveProxy).flatMap(({ unitIds }) => unitIds))];
}
