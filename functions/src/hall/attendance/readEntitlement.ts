import {
  type Applicant,
  type Assembly,
  type Entitlement,
  type GeneralSettings,
  isLiveProxy,
  isOfRoster,
  owingHeads,
  type Person,
  type ProxiesRead,
  type ProxyRecord,
  representedOf,
  type Unit,
  wantedOf,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { getGroups, readEach, type Transaction } from '../../kernel/database/firestore.ts';
import { lookAt, unseen } from '../../kernel/database/seen.ts';
import {
  proxyTermsOf,
  readProxiesAbout,
  readProxiesSigned,
} from '../../people/proxies/readProxyBook.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { readOwingHeads, readOwingUnits } from '../../people/rosters/readMates.ts';
import { readDoors } from '../../people/seats/readDoors.ts';
import type { AskedHall } from './atDesk.ts';

/** Who wants to hold which units. */
export interface Applying extends Applicant {
  readonly unitIds: readonly string[];
}

/** Nobody's: what most have of what is read for some. */
const none: readonly never[] = [];

/**
 * Everything that decides whether a person may hold some units: one round of questions to the store, and
 * a second for whom the first tells to ask. Null before the first roster.
 */
export async function readEntitlement(
  tx: Transaction,
  { assemblyId, now }: { readonly assemblyId: string; readonly now: number },
  hall: AskedHall,
  applying: Applying,
): Promise<Entitlement | null> {
  const { personId, capacity, revokes } = applying;
  const { activeRoster, activeSession } = hall.assembly;
  if (activeRoster === null) return null;
  const roster = peopleDocuments.units(assemblyId, activeRoster);
  const attendance = peopleDocuments.attendance(assemblyId, activeSession);
  const unitIds = [...new Set(applying.unitIds)];
  const isOwner = capacity === 'owner';
  const [session, found, looks, over, held, signed, doors, owed] = await Promise.all([
    hall.session,
    getGroups<{ settings: GeneralSettings; units: Unit; people: Person }>(tx, {
      settings: [documents.generalSettings(assemblyId)],
      units: unitIds.map((unitId) => roster.doc(unitId)),
      people: [peopleDocuments.people(assemblyId, activeRoster).doc(personId)],
    }),
    lookAt(unitIds.map((unitId) => attendance.doc(unitId))),
    readProxiesAbout(tx, assemblyId, [], unitIds),
    isOwner ? none : readProxiesAbout(tx, assemblyId, [personId], []),
    isOwner && revokes ? readProxiesSigned(tx, assemblyId, personId) : null,
    isOfRoster(capacity) ? none : readDoors(tx, assemblyId, personId),
    isOwner ? readOwingUnits(tx, roster, [personId]) : none,
  ]);
  const asked = unitIds.map((unitId, i) => ({
    unitId,
    unit: found.units[i] ?? null,
    seen: looks[i] ?? unseen,
  }));
  const inRoster = asked.flatMap(({ unit }) => unit ?? []);
  const terms = proxyTermsOf(hall.assembly, session, found.settings[0], now);
  const first = { ...terms, proxies: over, owned: none, held: none };
  const [read, owing] = await Promise.all([
    readRepresented(
      tx,
      { assemblyId, assembly: hall.assembly },
      { applying, asked, signed },
      first,
    ),
    // An owner owns the heads of what they may take; of an attorney the units tell the owners.
    isOwner ? owingHeads([...inRoster, ...owed]) : readOwingHeads(tx, roster, inRoster),
  ]);
  const proxies = held.filter(isLiveProxy);
  const name = found.people[0]?.name ?? proxies[0]?.attorneyName ?? '';
  return { name: name || (doors[0]?.name ?? ''), proxies, doors, asked, owing, read };
}

interface Representing {
  readonly applying: Applicant;
  readonly asked: Entitlement['asked'];
  /** The proxies that they signed, where they were read already. */
  readonly signed: readonly ProxyRecord[] | null;
}

/**
 * What an owner is asked whose unit somebody else represents, and what ends if they revoke: all that they
 * own, the proxies that they signed, and those over the same units with who holds them.
 */
export async function readRepresented(
  tx: Transaction,
  { assemblyId, assembly }: { readonly assemblyId: string; readonly assembly: Assembly },
  { applying, asked, signed }: Representing,
  read: ProxiesRead,
): Promise<ProxiesRead> {
  const { personId, capacity, revokes } = applying;
  if (capacity !== 'owner') return read;
  if (representedOf(applying, wantedOf(applying, asked), read).length === 0) return read;
  const units = peopleDocuments.units(assemblyId, assembly.activeRoster ?? '');
  const attendance = peopleDocuments.attendance(assemblyId, assembly.activeSession);
  const reached = revokes ? (signed ?? []).filter(isLiveProxy) : [];
  const unitIds = [...new Set(reached.flatMap((proxy) => proxy.unitIds))];
  const [owned, mine, beside, held] = await Promise.all([
    tx.get(units.where('ownerIds', 'array-contains', personId)),
    signed ?? readProxiesSigned(tx, assemblyId, personId),
    readProxiesAbout(tx, assemblyId, [], unitIds),
    readEach(
      tx,
      unitIds.map((unitId) => attendance.doc(unitId)),
    ),
  ]);
  const all = new Map([...read.proxies, ...mine, ...beside].map((one) => [one.proxyId, one]));
  return {
    ...read,
    proxies: [...all.values()],
    owned: owned.docs.map((unit) => unit.data()),
    held,
  };
}
