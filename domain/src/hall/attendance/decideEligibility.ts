import type { Seen } from '../../kernel/plans/plan.ts';
import type { Refusal } from '../../kernel/refusals/refusal.ts';
import { saying } from '../../kernel/text/sentence.ts';
import type { ProxyRules } from '../../laws/aspects/proxyRules.ts';
import { decideArrival } from '../../people/proxies/decideArrival.ts';
import { prevailingProxy, prevailingRivals } from '../../people/proxies/prevailingProxy.ts';
import { type OwnedUnit, sayLabels } from '../../people/proxies/proxyBook.ts';
import type { ProxyGrant } from '../../people/proxies/proxyGrant.ts';
import type { ProxyMoment } from '../../people/proxies/proxyScope.ts';
import { decideProxyRevocation } from '../../people/proxyDecisions/decideProxyRevocation.ts';
import { decideRelease } from '../../people/proxyDecisions/decideRelease.ts';
import type { ProxyRecord } from '../../people/proxyDecisions/proxyRecord.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { Attendance, Capacity } from '../../people/seats/attendance.ts';
import { isOfRoster } from './decideAccreditation.ts';

/** The person who wants to hold units, and their capacity. */
export interface Applicant {
  readonly personId: string;
  readonly capacity: Capacity;
  /** The owner chose to attend and revoke. */
  readonly revokes: boolean;
}

/** The facts that say whether proxies let somebody hold units. */
export interface ProxiesRead {
  readonly rules: ProxyRules;
  readonly moment: ProxyMoment;
  /** At least those over the units; once an owner finds one represented, also those that they signed. */
  readonly proxies: readonly ProxyRecord[];
  /** Then: everything that they own. */
  readonly owned: readonly OwnedUnit[];
  /** Then, if they revoke: who has the units of the proxies that they signed. */
  readonly held: readonly Attendance[];
}

/** A unit that somebody asks for; null when the roster does not have it. */
export interface AskedUnit {
  readonly unitId: string;
  readonly unit: Unit | null;
  /** The present holder: read and not locked, so that two desks on one unit do not keep each other waiting. */
  readonly seen: Seen<Attendance>;
}

/** Where a person stands for each unit they want to hold. */
export interface Eligibility {
  /** Why not, by unit; a unit that is not here may be taken. */
  readonly refusals: ReadonlyMap<string, Refusal>;
  /** The proxy under which an attorney holds each unit. */
  readonly actsUnder: ReadonlyMap<string, ProxyRecord>;
  /** Units that may be taken only because proxies over them are revoked. */
  readonly revokesFor: ReadonlySet<string>;
  readonly revoked: readonly { readonly before: ProxyRecord; readonly after: ProxyGrant }[];
  /** Those that leave a holder whose proxy is revoked. */
  readonly released: readonly Attendance[];
}

const nothingInTheWay: Eligibility = {
  refusals: new Map(),
  actsUnder: new Map(),
  revokesFor: new Set(),
  revoked: [],
  released: [],
};

/** Whether they hold the unit that way already: repeating asks nothing. */
function isTheirs(
  current: Attendance | null,
  { personId, capacity }: Pick<Applicant, 'personId' | 'capacity'>,
): boolean {
  return (
    current?.present === true && current.personId === personId && current.capacity === capacity
  );
}

/** Of the units asked for, those that the roster has and that the person does not hold yet. */
export function wantedOf(
  applicant: Pick<Applicant, 'personId' | 'capacity'>,
  asked: readonly AskedUnit[],
): readonly string[] {
  return asked.flatMap(({ unitId, unit, seen }) =>
    unit === null || isTheirs(seen.value ?? null, applicant) ? [] : [unitId],
  );
}

/** Of these units those for which somebody else stands. */
export function representedOf(
  { personId }: Pick<Applicant, 'personId'>,
  unitIds: readonly string[],
  { rules, moment, proxies }: Pick<ProxiesRead, 'rules' | 'moment' | 'proxies'>,
): readonly string[] {
  return unitIds.filter((unitId) =>
    prevailingRivals(rules, proxies, unitId, moment).some(
      ({ attorneyId }) => attorneyId !== personId,
    ),
  );
}

/**
 * Whether proxies let a person hold units. An attorney needs the one that stands; an owner whose unit is
 * represented is asked first, and only if they chose to attend are the proxies in the way revoked.
 */
export function decideEligibility(
  applicant: Applicant,
  unitIds: readonly string[],
  read: ProxiesRead,
): Eligibility {
  if (applicant.capacity === 'proxy') return standAsAttorney(applicant, unitIds, read);
  const represented = representedOf(applicant, unitIds, read);
  if (represented.length === 0) return nothingInTheWay;
  if (!isOfRoster(applicant.capacity)) return refuseRepresented(represented, read);
  return arriveAsOwner(applicant, represented, read);
}

function standAsAttorney(
  { personId }: Applicant,
  unitIds: readonly string[],
  { rules, moment, proxies }: ProxiesRead,
): Eligibility {
  const refusals = new Map<string, Refusal>();
  const actsUnder = new Map<string, ProxyRecord>();
  for (const unitId of unitIds) {
    const standing = prevailingProxy(rules, proxies, unitId, moment);
    if (standing.kind === 'stands' && standing.proxy.attorneyId === personId) {
      const record = proxies.find(({ proxyId }) => proxyId === standing.proxy.proxyId);
      if (record !== undefined) actsUnder.set(unitId, record);
    } else if (standing.kind === 'stands') {
      const detail = saying`La representa ${standing.proxy.attorneyName}.`;
      refusals.set(unitId, { code: 'proxy-missing', detail });
    } else {
      const said = standing.why === 'no-proxy' ? {} : { detail: standing.text };
      refusals.set(unitId, { code: 'proxy-missing', ...said });
    }
  }
  return { ...nothingInTheWay, refusals, actsUnder };
}

/** A person added at the door revokes nothing: the grantor of the proxy, or the desk for them, does it first. */
function refuseRepresented(
  unitIds: readonly string[],
  { rules, moment, proxies }: ProxiesRead,
): Eligibility {
  const refusals = unitIds.map((unitId): [string, Refusal] => {
    const [rival] = prevailingRivals(rules, proxies, unitId, moment);
    return [unitId, { code: 'door-represented', detail: saying`Es ${rival?.attorneyName ?? ''}.` }];
  });
  return { ...nothingInTheWay, refusals: new Map(refusals) };
}

function arriveAsOwner(
  { personId, revokes }: Applicant,
  unitIds: readonly string[],
  { rules, moment, proxies, owned, held }: ProxiesRead,
): Eligibility {
  const refusals = new Map<string, Refusal>();
  const inTheWay = new Set<string>();
  const revokesFor = new Set<string>();
  for (const unitId of unitIds) {
    const arrival = decideArrival(rules, { personId, unitId }, owned, proxies, moment);
    if (!arrival.ok) {
      refusals.set(unitId, arrival.refusal);
    } else if (arrival.value.kind === 'asked') {
      const { options, proxyIds, unitIds: reached, text } = arrival.value;
      const more = reached.filter((id) => !unitIds.includes(id));
      const alsoEnds =
        more.length === 0 ? '' : saying` El poder también es por ${sayLabels(owned, more)}.`;
      if (revokes && options.includes('revoke-and-attend')) {
        revokesFor.add(unitId);
        for (const proxyId of proxyIds) inTheWay.add(proxyId);
      } else {
        const code = options.includes('revoke-and-attend') ? 'unit-represented' : 'unit-not-free';
        refusals.set(unitId, { code, detail: `${text}${alsoEnds}` });
      }
    }
  }
  const revoked = proxies.flatMap((before) => {
    if (!inTheWay.has(before.proxyId)) return [];
    const decision = decideProxyRevocation(before, { kind: 'arrival', personId });
    return decision.ok && decision.value.changed ? [{ before, after: decision.value.proxy }] : [];
  });
  const later = new Map(revoked.map(({ after }) => [after.proxyId, after]));
  const release = decideRelease({
    rules,
    moment,
    ending: revoked.map(({ before }) => before),
    after: proxies.map((proxy) => later.get(proxy.proxyId) ?? proxy),
    attendance: held,
    confirmed: true,
  });
  const released = release.ok ? release.value : [];
  return { ...nothingInTheWay, refusals, revokesFor, revoked, released };
}
