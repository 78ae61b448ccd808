import {
  type Attendance,
  type Capacity,
  type DoorPerson,
  isLiveProxy,
  isOfRoster,
  type Outcome,
  type ProxyGrant,
  refuse,
  type Unit,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { lookAt, type Seen, unseen } from '../../kernel/database/seen.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { readDoors } from '../../people/seats/readDoors.ts';
import type { OpenHall } from './atDesk.ts';

/** A unit that somebody asks for; null when the roster does not have it. */
interface AskedUnit {
  readonly unitId: string;
  readonly unit: Unit | null;
  /** Who has it: looked at and not held, so that two desks on one unit do not keep each other waiting. */
  readonly seen: Seen<Attendance>;
}

export interface Entitlement {
  readonly name: string;
  readonly proxies: readonly ProxyGrant[];
  /** How they were added at the door; read where the capacity is of the door. */
  readonly doors: readonly DoorPerson[];
  readonly asked: readonly AskedUnit[];
}

/** Everything that decides whether a person may hold some units. */
export async function readEntitlement(
  tx: Transaction,
  assemblyId: string,
  { assembly }: OpenHall,
  {
    personId,
    unitIds,
    capacity,
  }: {
    readonly personId: string;
    readonly unitIds: readonly string[];
    readonly capacity: Capacity;
  },
): Promise<Outcome<Entitlement>> {
  const { activeRoster, activeSession } = assembly;
  if (activeRoster === null) return refuse('roster-missing');
  const asking = [...new Set(unitIds)];
  const units = peopleDocuments.units(assemblyId, activeRoster);
  const attendance = peopleDocuments.attendance(assemblyId, activeSession);
  const [unitDocs, looks, holder, doors] = await Promise.all([
    tx.getAll(...asking.map((unitId) => units.doc(unitId))),
    lookAt(asking.map((unitId) => attendance.doc(unitId))),
    readHolder(tx, assemblyId, activeRoster, personId),
    isOfRoster(capacity) ? [] : readDoors(tx, assemblyId, personId),
  ]);
  const asked = asking.map((unitId, i) => ({
    unitId,
    unit: unitDocs[i]?.data() ?? null,
    seen: looks[i] ?? unseen,
  }));
  return {
    ok: true,
    value: { ...holder, name: holder.name || (doors[0]?.name ?? ''), doors, asked },
  };
}

/** An owner's name is in the roster; an attorney may be known only by the proxies. */
async function readHolder(
  tx: Transaction,
  assemblyId: string,
  activeRoster: string,
  personId: string,
) {
  const [person, granted] = await Promise.all([
    tx.get(peopleDocuments.people(assemblyId, activeRoster).doc(personId)),
    tx.get(peopleDocuments.proxies(assemblyId).where('attorneyId', '==', personId)),
  ]);
  const proxies = granted.docs.map((found) => found.data()).filter(isLiveProxy);
  return { proxies, name: person.data()?.name ?? proxies[0]?.attorneyName ?? '' };
}
