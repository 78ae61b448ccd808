import { type Entitlement, isLiveProxy, type ProxyGrant, type Unit } from '@asamblea/domain';
import type { OpenHall } from '../../hall/attendance/atDesk.ts';
import { type Applying, readRepresented } from '../../hall/attendance/readEntitlement.ts';
import { documents } from '../../kernel/database/documents.ts';
import type { DocumentSnapshot, Transaction } from '../../kernel/database/firestore.ts';
import { lookAt, unseen } from '../../kernel/database/seen.ts';
import { proxyTermsOf, readProxiesAbout } from '../../people/proxies/readProxyBook.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { readOwingHeads } from '../../people/rosters/readMates.ts';

interface Reading {
  readonly assemblyId: string;
  readonly now: number;
  readonly open: OpenHall;
}

/**
 * Everything that decides whether many people may hold many units, in a few trips: the transaction
 * holds what it reads, save who has the units, over which a desk may be quicker. What it answers says it of
 * one of the people.
 */
export async function readMany(
  tx: Transaction,
  { assemblyId, now, open }: Reading,
  unitIds: readonly string[],
): Promise<(applying: Applying) => Promise<Entitlement>> {
  const { assembly } = open;
  const { activeRoster, activeSession } = assembly;
  const roster = peopleDocuments.units(assemblyId, activeRoster ?? '');
  const attendance = peopleDocuments.attendance(assemblyId, activeSession);
  const [unitDocs, looks, settings, proxies] = await Promise.all([
    tx.getAll(...unitIds.map((unitId) => roster.doc(unitId))),
    lookAt(unitIds.map((unitId) => attendance.doc(unitId))),
    tx.get(documents.generalSettings(assemblyId)),
    readProxiesAbout(tx, assemblyId, [], unitIds),
  ]);
  const units = byId(unitDocs);
  const owing = await readOwingHeads(tx, roster, [...units.values()]);
  const seenOf = new Map(unitIds.map((unitId, i) => [unitId, looks[i]]));
  const terms = proxyTermsOf(assembly, open.session, settings.data(), now);
  const all = { ...terms, proxies, owned: [], held: [] };
  return async (applying) => {
    const { personId } = applying;
    const asked = applying.unitIds.map((unitId) => ({
      unitId,
      unit: units.get(unitId) ?? null,
      seen: seenOf.get(unitId) ?? unseen,
    }));
    const representing = { applying, asked, signed: null };
    return {
      name: nameOf(personId, [...units.values()], proxies),
      proxies: proxies.filter((proxy) => proxy.attorneyId === personId && isLiveProxy(proxy)),
      doors: [],
      asked,
      owing,
      read: await readRepresented(tx, { assemblyId, assembly }, representing, all),
    };
  };
}

/** Names stand beside the ids in the roster and in the proxies. */
function nameOf(personId: string, units: readonly Unit[], proxies: readonly ProxyGrant[]): string {
  for (const { ownerIds, ownerNames } of units) {
    const place = ownerIds.indexOf(personId);
    if (place >= 0) return ownerNames[place] ?? '';
  }
  return proxies.find(({ attorneyId }) => attorneyId === personId)?.attorneyName ?? '';
}

function byId<T>(found: readonly DocumentSnapshot<T>[]): ReadonlyMap<string, T> {
  return new Map(
    found.flatMap((snapshot) => {
      const value = snapshot.data();
      return value === undefined ? [] : [[snapshot.id, value] as const];
    }),
  );
}
