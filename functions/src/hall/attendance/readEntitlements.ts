import {
  type Applicant,
  type Assembly,
  type Entitlement,
  isLiveProxy,
  isOfRoster,
  type Person,
  type ProxiesRead,
  type ProxyRecord,
  representedOf,
  wantedOf,
} from '@asamblea/domain';
import { getGroups, readEach, type Transaction } from '../../kernel/database/firestore.ts';
import { lookAt, unseen } from '../../kernel/database/seen.ts';
import {
  proxyTermsOf,
  readProxiesAbout,
  readProxiesSigned,
} from '../../people/proxies/readProxyBook.ts';
import { readOwingHeads } from '../../people/rosters/headDebts.ts';
import { readDoors } from '../../people/seats/readDoors.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import type { StoredUnit } from '../../people/stored/storedRoster.ts';
import type { AskedHall } from './hallFrame.ts';

/** The person who wants to hold units, and which. */
export interface Applying extends Applicant {
  readonly unitIds: readonly string[];
  /** When they asked. */
  readonly now: number;
}

/**
 * Everything that decides whether people may hold some units, in the order they were asked: one round of
 * questions to the store for all of them, and another for those whom the first tells to ask. The transaction
 * holds what it reads, save who has the units, over which another desk may be quicker. Null before the first
 * roster.
 */
export async function readEntitlements(
  tx: Transaction,
  assemblyId: string,
  hall: AskedHall,
  applyings: readonly Applying[],
): Promise<readonly (Entitlement | null)[]> {
  const { assembly } = hall;
  const { activeRoster, activeSession } = assembly;
  if (activeRoster === null) return applyings.map(() => null);
  const roster = peopleDocuments.units(assemblyId, activeRoster);
  const people = peopleDocuments.people(assemblyId, activeRoster);
  const attendance = peopleDocuments.attendance(assemblyId, activeSession);
  const unitIds = unique(applyings.flatMap((applying) => applying.unitIds));
  const personIds = unique(applyings.map(({ personId }) => personId));
  const [session, found, looks, over, around] = await Promise.all([
    hall.session,
    getGroups<{ units: StoredUnit; people: Person }>(tx, {
      units: unitIds.map((unitId) => roster.doc(unitId)),
      people: personIds.map((personId) => people.doc(personId)),
    }),
    lookAt(unitIds.map((unitId) => attendance.doc(unitId))),
    readProxiesAbout(tx, assemblyId, [], unitIds),
    Promise.all(applyings.map((applying) => readAround(tx, assemblyId, applying))),
  ]);
  const units = new Map(unitIds.map((unitId, i) => [unitId, found.units[i] ?? null]));
  const seenOf = new Map(unitIds.map((unitId, i) => [unitId, looks[i] ?? unseen]));
  const known = [...units.values()].flatMap((unit) => unit ?? []);
  const names = new Map(found.people.flatMap((one) => (one ? [[one.personId, one.name]] : [])));
  const asking = applyings.map((applying, i) => {
    const asked = unique(applying.unitIds).map((unitId) => ({
      unitId,
      unit: units.get(unitId) ?? null,
      seen: seenOf.get(unitId) ?? unseen,
    }));
    const terms = proxyTermsOf(assembly, session, hall.settings, applying.now);
    const read = { ...terms, proxies: over, owned: [], held: [] };
    return { applying, asked, read, ...(around[i] ?? nothingAround) };
  });
  const place = { assemblyId, assembly };
  const [owing, reads] = await Promise.all([
    readOwingHeads(tx, roster, known),
    Promise.all(asking.map(({ read, ...one }) => readRepresented(tx, place, one, read))),
  ]);
  return asking.map(({ applying: { personId }, asked, doors, read }, i): Entitlement => {
    const proxies = over.filter((one) => one.attorneyId === personId && isLiveProxy(one));
    const said = names.get(personId) || ownerNameOf(personId, asked);
    const name = said || proxies[0]?.attorneyName || doors[0]?.name || '';
    return { name, proxies, doors, asked, owing, read: reads[i] ?? read };
  });
}

type Around = Awaited<ReturnType<typeof readAround>>;
const nothingAround: Around = { doors: [], signed: null };

/** The data of only a few people: their entries at the door, and the proxies that they signed and revoke. */
async function readAround(
  tx: Transaction,
  assemblyId: string,
  { personId, capacity, revokes }: Applying,
) {
  const [doors, signed] = await Promise.all([
    isOfRoster(capacity) ? [] : readDoors(tx, assemblyId, personId),
    capacity === 'owner' && revokes ? readProxiesSigned(tx, assemblyId, personId) : null,
  ]);
  return { doors, signed };
}

/** As their unit says it. */
function ownerNameOf(personId: string, asked: Entitlement['asked']): string | undefined {
  for (const { unit } of asked) {
    const place = unit?.ownerIds.indexOf(personId) ?? -1;
    if (place >= 0) return unit?.ownerNames[place];
  }
  return undefined;
}

interface Representing {
  readonly applying: Applicant;
  readonly asked: Entitlement['asked'];
  /** The proxies that they signed, where they were read already. */
  readonly signed: readonly ProxyRecord[] | null;
}

/**
 * The question to an owner whose unit somebody else represents, and the proxies that end if they revoke: all
 * their units, the proxies that they signed, and those over the same units with their holders.
 */
async function readRepresented(
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
  const unitIds = unique(reached.flatMap((proxy) => proxy.unitIds));
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

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}
