import {
  type Attendance,
  type Capacity,
  decideArrival,
  decideProxyRevocation,
  type EventOrigin,
  isOfRoster,
  markProxyUsed,
  type ProxyGrant,
  type ProxyRecord,
  prevailingProxy,
  prevailingRivals,
  type Refusal,
  saying,
  sayLabels,
  type Unit,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { readProxiesAbout, readProxyFrame } from '../../people/proxies/readProxyBook.ts';
import { readRelease } from '../../people/proxies/releaseUnits.ts';
import { saveProxy } from '../../people/proxies/saveProxy.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';

interface AskedUnit {
  readonly unit: Unit;
  readonly current: Attendance | null;
}

interface Asking {
  readonly assemblyId: string;
  readonly by: string;
  readonly from: EventOrigin;
  readonly now: number;
  readonly personId: string;
  readonly capacity: Capacity;
  readonly asked: readonly AskedUnit[];
  /** The owner chose to attend and revoke. */
  readonly revokes: boolean;
  /** Read already, with the proxies over at least these units. */
  readonly known?: KnownProxies | undefined;
}

/** Where a person stands for each unit they want to hold. */
export interface Eligibility {
  /** Why not, by unit; a unit that is not here may be taken. */
  readonly refusals: ReadonlyMap<string, Refusal>;
  /** The proxies that let the attorney hold them. */
  readonly proxies: readonly ProxyGrant[];
  /** Units that may be taken only because proxies over them are revoked. */
  readonly revokesFor: ReadonlySet<string>;
  /** Units that leave whoever had them through a proxy that is revoked. */
  readonly released: ReadonlySet<string>;
  /** Revokes and releases, after every read. */
  write(): void;
  /** Notes that somebody acts under the proxy of these units. */
  markUsed(unitIds: readonly string[]): void;
}

/**
 * Whether proxies let a person hold units. An attorney needs the one that stands; an owner whose unit is
 * represented is asked first, and only if they chose to attend are the proxies in the way revoked.
 */
export async function readEligibility(tx: Transaction, asking: Asking): Promise<Eligibility> {
  const { assemblyId, now, personId, capacity } = asking;
  const asked = asking.asked.filter(({ current }) => !isTheirs(current, asking));
  const frame = asking.known?.frame ?? (await readProxyFrame(tx, assemblyId, now));
  const ids = asked.map(({ unit }) => unit.unitId);
  if (frame === null || ids.length === 0) return nothingInTheWay;
  const proxies = asking.known?.proxies ?? (await readProxiesAbout(tx, assemblyId, [], ids));
  if (capacity === 'proxy') return standAsAttorney(tx, asking, { frame, proxies, ids });
  const represented = ids.filter((unitId) =>
    prevailingRivals(frame.rules, proxies, unitId, frame.moment).some(
      ({ attorneyId }) => attorneyId !== personId,
    ),
  );
  if (represented.length === 0) return nothingInTheWay;
  if (!isOfRoster(capacity)) return refuseRepresented(represented, frame, proxies);
  return arriveAsOwner(tx, asking, { frame, ids: represented });
}

type Frame = NonNullable<Awaited<ReturnType<typeof readProxyFrame>>>;

export interface KnownProxies {
  readonly frame: Frame;
  readonly proxies: readonly ProxyRecord[];
}

function standAsAttorney(
  tx: Transaction,
  asking: Asking,
  read: {
    readonly frame: Frame;
    readonly proxies: readonly ProxyRecord[];
    readonly ids: readonly string[];
  },
): Eligibility {
  const { rules, moment } = read.frame;
  const refusals = new Map<string, Refusal>();
  const mine = new Map<string, ProxyRecord>();
  for (const unitId of read.ids) {
    const standing = prevailingProxy(rules, read.proxies, unitId, moment);
    if (standing.kind === 'stands' && standing.proxy.attorneyId === asking.personId) {
      const record = read.proxies.find(({ proxyId }) => proxyId === standing.proxy.proxyId);
      if (record !== undefined) mine.set(unitId, record);
    } else if (standing.kind === 'stands') {
      const detail = saying`La representa ${standing.proxy.attorneyName}.`;
      refusals.set(unitId, { code: 'proxy-missing', detail });
    } else {
      const said = standing.why === 'no-proxy' ? {} : { detail: standing.text };
      refusals.set(unitId, { code: 'proxy-missing', ...said });
    }
  }
  return {
    refusals,
    proxies: [...mine.values()],
    revokesFor: new Set(),
    released: new Set(),
    write: () => undefined,
    markUsed(unitIds) {
      const used = new Set(unitIds.flatMap((unitId) => mine.get(unitId) ?? []));
      for (const record of used) {
        const decision = markProxyUsed(record);
        if (!decision.ok || !decision.value.changed) continue;
        saveProxy(tx, asking, { record, proxy: decision.value.proxy, kind: 'proxy-used' });
      }
    },
  };
}

/** Who was added at the door revokes nothing: whoever gave the proxy, or the desk for them, does it first. */
function refuseRepresented(
  unitIds: readonly string[],
  { rules, moment }: Frame,
  proxies: readonly ProxyRecord[],
): Eligibility {
  const refusals = unitIds.map((unitId): [string, Refusal] => {
    const [rival] = prevailingRivals(rules, proxies, unitId, moment);
    return [unitId, { code: 'door-represented', detail: saying`Es ${rival?.attorneyName ?? ''}.` }];
  });
  return { ...nothingInTheWay, refusals: new Map(refusals) };
}

async function arriveAsOwner(
  tx: Transaction,
  asking: Asking,
  { frame, ids }: { readonly frame: Frame; readonly ids: readonly string[] },
): Promise<Eligibility> {
  const { assemblyId, personId, revokes } = asking;
  const { rules, moment } = frame;
  const roster = peopleDocuments.units(assemblyId, frame.version);
  const owned = await tx.get(roster.where('ownerIds', 'array-contains', personId));
  const units = owned.docs.map((unit) => unit.data());
  const own = units.map(({ unitId }) => unitId);
  const proxies = await readProxiesAbout(tx, assemblyId, [], own);
  const refusals = new Map<string, Refusal>();
  const inTheWay = new Set<string>();
  const revokesFor = new Set<string>();
  for (const unitId of ids) {
    const arrival = decideArrival(rules, { personId, unitId }, units, proxies, moment);
    if (!arrival.ok) {
      refusals.set(unitId, arrival.refusal);
    } else if (arrival.value.kind === 'asked') {
      const { options, proxyIds, unitIds } = arrival.value;
      const more = unitIds.filter((id) => !ids.includes(id));
      const alsoEnds =
        more.length === 0 ? '' : saying` El poder también es por ${sayLabels(units, more)}.`;
      const text = `${arrival.value.text}${alsoEnds}`;
      if (revokes && options.includes('revoke-and-attend')) {
        revokesFor.add(unitId);
        for (const proxyId of proxyIds) inTheWay.add(proxyId);
      } else {
        const code = options.includes('revoke-and-attend') ? 'unit-represented' : 'unit-not-free';
        refusals.set(unitId, { code, detail: text });
      }
    }
  }
  const revoked = proxies.flatMap((before) => {
    if (!inTheWay.has(before.proxyId)) return [];
    const decision = decideProxyRevocation(before, { kind: 'arrival', personId });
    return decision.ok && decision.value.changed ? [{ before, after: decision.value.proxy }] : [];
  });
  const release = await readRelease(tx, {
    ...asking,
    book: { ...frame, proxies },
    ending: revoked.map(({ before }) => before),
    changed: revoked.map(({ after }) => after),
    confirmed: true,
  });
  const left = release.ok ? release.value.left : [];
  return {
    ...nothingInTheWay,
    refusals,
    revokesFor,
    released: new Set(left.map(({ unitId }) => unitId)),
    write() {
      for (const { before, after } of revoked) {
        saveProxy(tx, asking, { record: before, proxy: after, kind: 'proxy-revoked' });
      }
      if (release.ok) release.value.write();
    },
  };
}

/** They already hold it that way: repeating asks nothing. */
function isTheirs(current: Attendance | null, { personId, capacity }: Asking): boolean {
  return (
    current?.present === true && current.personId === personId && current.capacity === capacity
  );
}

const nothingInTheWay: Eligibility = {
  refusals: new Map(),
  proxies: [],
  revokesFor: new Set(),
  released: new Set(),
  write: () => undefined,
  markUsed: () => undefined,
};
