import type { IdentityWay } from '../../kernel/access/identityWay.ts';
import type { Assembly } from '../../kernel/assemblies/assembly.ts';
import { takesOnline } from '../../kernel/assemblies/modality.ts';
import {
  eventAt,
  type Plan,
  type Seen,
  setAt,
  setSeenAt,
  type Write,
} from '../../kernel/plans/plan.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { ProxyGrant } from '../../people/proxies/proxyGrant.ts';
import { markProxyUsed } from '../../people/proxyDecisions/decideProxyAcceptance.ts';
import {
  type Doing,
  type ProxyPlaces,
  proxyWrites,
  releaseWrites,
} from '../../people/proxyDecisions/proxyWrites.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import type { DoorPerson } from '../../people/seats/doorPerson.ts';
import type { SeatChange } from '../../people/seats/headPresence.ts';
import type { Desk } from '../../people/seats/sayHolder.ts';
import { headWrites, type SeatPlaces } from '../../people/seats/seatWrites.ts';
import { type AccreditRequest, type AttendanceAnswer, writtenOf } from './attendanceRequests.ts';
import { type Accreditation, isOfRoster } from './decideAccreditation.ts';
import {
  type AskedUnit,
  decideEligibility,
  type Eligibility,
  type ProxiesRead,
  wantedOf,
} from './decideEligibility.ts';
import { refusedUnit } from './refusedUnit.ts';

/** Where what a desk does is written. */
export type HallPlaces = SeatPlaces & ProxyPlaces;

/** A person who takes units, and the one who lets them. */
export interface Taking extends Doing {
  readonly request: AccreditRequest;
  readonly assembly: Assembly;
  /** Absent where nobody stands at a desk. */
  readonly desk?: Desk | undefined;
  /** The hour on the sheet, where each unit has its own. */
  readonly hours?: ReadonlyMap<string, number> | undefined;
  /** How who comes from afar was identified. */
  readonly identified?: IdentityWay | undefined;
}

/** Everything that decides whether a person may hold some units. */
export interface Entitlement {
  readonly name: string;
  /** The proxies in force that they hold. */
  readonly proxies: readonly ProxyGrant[];
  /** How they were added at the door; read where the capacity is of the door. */
  readonly doors: readonly DoorPerson[];
  readonly asked: readonly AskedUnit[];
  /** Of the units asked for, the heads that owe. */
  readonly owing: ReadonlySet<string>;
  readonly read: ProxiesRead;
}

type DecideSeat = (
  asked: Accreditation,
) => Outcome<{ readonly attendance: Attendance; readonly changed: boolean }>;

interface DecidedUnit {
  readonly unitId: string;
  readonly seen: Seen<Attendance>;
  readonly decision: ReturnType<DecideSeat>;
  /** The unit passes from one person to another. */
  readonly wasHeld: boolean;
}

/**
 * Gives units to one person; each unit has its own answer, so one that is taken does not hold back the
 * others. An owner whose unit is represented is asked before anything changes. `entitlement` is null
 * before the first roster.
 */
export function planTaking(
  places: HallPlaces,
  taking: Taking,
  entitlement: Entitlement | null,
  decide: DecideSeat,
): Outcome<Plan<readonly AttendanceAnswer[]>> {
  const { assembly, request } = taking;
  if (request.channel === 'online' && !takesOnline(assembly)) return refuse('meeting-in-person');
  if (entitlement === null) return refuse('roster-missing');
  const eligibility = eligibilityOf(taking, entitlement);
  const units = decideUnits(taking, entitlement, eligibility, decide);
  const released = new Set(eligibility.released.map(({ unitId }) => unitId));
  // Nothing is revoked for somebody who does not get in after all.
  const revokes = units.some(
    ({ unitId, decision }) => decision.ok && eligibility.revokesFor.has(unitId),
  );
  const changes: SeatChange[] = [];
  const seats: Write[] = [];
  const answer = units.map(({ unitId, seen, decision, wasHeld }): AttendanceAnswer => {
    if (!decision.ok) return refusedUnit(unitId, decision.refusal);
    if (!decision.value.changed) return { unitId, status: 'unchanged' };
    const { attendance } = decision.value;
    const at = places.seat(unitId);
    // The same plan first removes a holder whose proxy ends.
    seats.push(released.has(unitId) ? setAt(at, attendance) : setSeenAt(at, seen, attendance));
    const wasPutOut = revokes && released.has(unitId);
    changes.push({ before: wasPutOut ? null : (seen.value ?? null), after: attendance });
    // A transferred unit stays in the quorum: the record replays it from these words.
    const kind = wasHeld ? 'unit-transferred' : 'unit-entered';
    seats.push(traceOf(places, taking, kind, attendance));
    return { unitId, status: 'done' };
  });
  const taken = answer.flatMap((one) => (one.status === 'done' ? [one.unitId] : []));
  return accept({
    answer,
    writes: [
      ...(revokes ? revocationWrites(places, taking, eligibility) : []),
      ...seats,
      ...headWrites(places, changes, entitlement.owing),
      ...usedWrites(places, taking, eligibility, taken),
    ],
  });
}

function eligibilityOf({ request }: Taking, { asked, read }: Entitlement): Eligibility {
  const { personId, capacity, revokesProxies: revokes = false } = request;
  const applicant = { personId, capacity, revokes };
  return decideEligibility(applicant, wantedOf(applicant, asked), read);
}

function decideUnits(
  { request, now, desk, hours }: Taking,
  { name, proxies, doors, asked }: Entitlement,
  { refusals, released, actsUnder }: Eligibility,
  decide: DecideSeat,
): readonly DecidedUnit[] {
  const { personId, capacity, channel } = request;
  const freed = new Set(released.map(({ unitId }) => unitId));
  return asked.map(({ unitId, unit, seen }) => {
    const refused = { unitId, seen, wasHeld: false };
    if (unit === null) return { ...refused, decision: refuse('unit-unknown') };
    const refusal = refusals.get(unitId);
    if (refusal !== undefined) return { ...refused, decision: { ok: false, refusal } };
    const current = freed.has(unitId) ? null : (seen.value ?? null);
    const decision = decide({
      unit,
      current,
      person: { personId, name },
      capacity,
      channel,
      proxies,
      now,
      doors,
      writtenAt: hours?.get(unitId) ?? request.writtenAt,
      ...(desk === undefined ? {} : { desk }),
      byLaw: actsUnder.get(unitId)?.relation === 'legal',
    });
    return { unitId, seen, decision, wasHeld: current?.present === true };
  });
}

function traceOf(
  { assemblyId, session }: HallPlaces,
  { request, by, from, now, identified }: Taking,
  kind: 'unit-transferred' | 'unit-entered',
  { unitId, writtenAt }: Attendance,
): Write {
  const { personId, capacity } = request;
  return eventAt(assemblyId, {
    ...{ kind, by, at: now, from, session, unitId, personId },
    ...(isOfRoster(capacity) ? {} : { capacity }),
    ...(writtenAt === undefined ? {} : { writtenAt }),
    ...writtenOf(request, now),
    ...(identified === undefined ? {} : { identified }),
  });
}

function revocationWrites(
  places: HallPlaces,
  taking: Taking,
  { revoked, released }: Eligibility,
): readonly Write[] {
  const proxies = revoked.flatMap(({ before, after }) =>
    proxyWrites(places, taking, { record: before, proxy: after, kind: 'proxy-revoked' }),
  );
  return [...proxies, ...releaseWrites(places, taking, released)];
}

/** That somebody acts under the proxies of these units, said once of each. */
function usedWrites(
  places: HallPlaces,
  taking: Taking,
  { actsUnder }: Eligibility,
  unitIds: readonly string[],
): readonly Write[] {
  const used = new Set(unitIds.flatMap((unitId) => actsUnder.get(unitId) ?? []));
  return [...used].flatMap((record) => {
    const decision = markProxyUsed(record);
    if (!decision.ok || !decision.value.changed) return [];
    const { proxy } = decision.value;
    return proxyWrites(places, taking, { record, proxy, kind: 'proxy-used' });
  });
}
