import { isLiveProxy, type ProxyGrant, type Unit } from '@asamblea/domain';
import type { OpenHall } from '../../hall/attendance/atDesk.ts';
import type { DeskContext } from '../../hall/attendance/takeUnits.ts';
import type { DocumentSnapshot, Transaction } from '../../kernel/database/firestore.ts';
import { lookAt, unseen } from '../../kernel/database/seen.ts';
import { readProxiesAbout, readProxyFrame } from '../../people/proxies/readProxyBook.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { readOwingHeads } from '../../people/rosters/readMates.ts';

interface Reading {
  readonly assemblyId: string;
  readonly now: number;
  readonly open: OpenHall;
}

/**
 * Everything that decides whether many people may hold many units, in a few trips: the transaction
 * holds what it reads, save who has the units, over which a desk may be quicker.
 */
export async function readMany(
  tx: Transaction,
  { assemblyId, now, open }: Reading,
  unitIds: readonly string[],
): Promise<(personId: string, own: readonly string[]) => DeskContext> {
  const { activeRoster, activeSession } = open.assembly;
  const roster = peopleDocuments.units(assemblyId, activeRoster ?? '');
  const attendance = peopleDocuments.attendance(assemblyId, activeSession);
  const [unitDocs, looks, frame, proxies] = await Promise.all([
    tx.getAll(...unitIds.map((unitId) => roster.doc(unitId))),
    lookAt(unitIds.map((unitId) => attendance.doc(unitId))),
    readProxyFrame(tx, assemblyId, now),
    readProxiesAbout(tx, assemblyId, [], unitIds),
  ]);
  const units = byId(unitDocs);
  const owing = await readOwingHeads(tx, roster, [...units.values()]);
  const seenOf = new Map(unitIds.map((unitId, i) => [unitId, looks[i]]));
  return (personId, own) => ({
    owing,
    standing: frame === null ? undefined : { frame, proxies },
    claim: {
      name: nameOf(personId, [...units.values()], proxies),
      doors: [],
      proxies: proxies.filter((proxy) => proxy.attorneyId === personId && isLiveProxy(proxy)),
      asked: own.map((unitId) => ({
        unitId,
        unit: units.get(unitId) ?? null,
        seen: seenOf.get(unitId) ?? unseen,
      })),
    },
  });
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
