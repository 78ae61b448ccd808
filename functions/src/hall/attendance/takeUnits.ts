import {
  type Accreditation,
  type AccreditRequest,
  type Attendance,
  type AttendanceAnswer,
  accept,
  type EventOrigin,
  type IdentityWay,
  isOfRoster,
  type Outcome,
  refuse,
  type SeatChange,
  takesOnline,
  writtenOf,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { writeSeen } from '../../kernel/database/seen.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { readOwingHeads } from '../../people/rosters/readMates.ts';
import { moveHeads } from '../../people/seats/moveHeads.ts';
import { atDesk, type DeskAsker, type DeskResults, type OpenDesk, refusedUnit } from './atDesk.ts';
import { type KnownProxies, readEligibility } from './readEligibility.ts';
import { type Entitlement, readEntitlement } from './readEntitlement.ts';

export interface Taking extends DeskAsker {
  readonly request: AccreditRequest;
}

/** A person who takes units in a hall that is open, and from where it is asked. */
export interface TakingHere extends Taking {
  readonly open: OpenDesk;
  readonly from: EventOrigin;
  /** The hour on the sheet, where each unit has its own. */
  readonly hours?: ReadonlyMap<string, number>;
  /** How who comes from afar was identified. */
  readonly identified?: IdentityWay;
  /** What was read already, for many people at once. */
  readonly known?: DeskContext;
}

export interface DeskContext {
  readonly claim: Entitlement;
  readonly standing: KnownProxies | undefined;
  /** The heads of the units that owe. */
  readonly owing: ReadonlySet<string>;
}

export type Decide = (
  asked: Accreditation,
) => Outcome<{ readonly attendance: Attendance; readonly changed: boolean }>;

/**
 * Gives units to one person in one transaction; each unit has its own answer, so one that is taken does
 * not hold back the others. An owner whose unit is represented is asked before anything changes.
 */
export function takeUnits(asked: Taking, decide: Decide): Promise<DeskResults> {
  return atDesk(asked, async (tx, open) => {
    const save = await readTaking(tx, { ...asked, open, from: 'desk' }, decide);
    return save.ok ? accept({ results: save.value() }) : save;
  });
}

/**
 * Everything that giving units to a person reads; what it returns decides and writes, after every read.
 * So many people fit in one transaction, as long as no unit, nor a person twice in one capacity, is
 * asked in it again.
 */
export async function readTaking(
  tx: Transaction,
  asked: TakingHere,
  decide: Decide,
): Promise<Outcome<() => readonly AttendanceAnswer[]>> {
  const { assemblyId, by, now, request, open, from, known } = asked;
  const { personId, capacity, channel } = request;
  if (channel === 'online' && !takesOnline(open.assembly)) return refuse('meeting-in-person');
  const claim =
    known === undefined
      ? await readEntitlement(tx, assemblyId, open, request)
      : accept(known.claim);
  if (!claim.ok) return claim;
  const { name, proxies, doors, asked: units } = claim.value;
  const inRoster = units.flatMap(({ unit }) => unit ?? []);
  const version = open.assembly.activeRoster;
  const [standing, owing] = await Promise.all([
    readEligibility(tx, {
      assemblyId,
      by,
      from,
      now,
      personId,
      capacity,
      known: known?.standing,
      asked: units.flatMap(({ unit, seen }) =>
        unit === null ? [] : [{ unit, current: seen.value ?? null }],
      ),
      revokes: request.revokesProxies === true,
    }),
    known?.owing ??
      (version === null
        ? new Set<string>()
        : readOwingHeads(tx, peopleDocuments.units(assemblyId, version), inRoster)),
  ]);
  return accept(() => {
    const decided = units.map(({ unitId, unit, seen }) => {
      if (unit === null) return { unitId, seen, decision: refuse('unit-unknown') };
      const refusal = standing.refusals.get(unitId);
      if (refusal !== undefined) return { unitId, seen, decision: { ok: false, refusal } as const };
      const writtenAt = asked.hours?.get(unitId) ?? request.writtenAt;
      const held = standing.released.has(unitId) ? null : (seen.value ?? null);
      const decision = decide({
        unit,
        current: held,
        person: { personId, name },
        capacity,
        channel,
        proxies,
        now,
        doors,
        writtenAt,
        ...(open.desk === undefined ? {} : { desk: open.desk }),
      });
      return { unitId, seen, decision, wasHeld: held?.present === true };
    });
    // Nothing is revoked for somebody who does not get in after all.
    const isReleased = decided.some(
      ({ unitId, decision }) => decision.ok && standing.revokesFor.has(unitId),
    );
    if (isReleased) standing.write();
    const changes: SeatChange[] = [];
    const session = open.session.session;
    const attendance = peopleDocuments.attendance(assemblyId, session);
    const results = decided.map(({ unitId, seen, decision, wasHeld }): AttendanceAnswer => {
      if (!decision.ok) return refusedUnit(unitId, decision.refusal);
      if (!decision.value.changed) return { unitId, status: 'unchanged' };
      const { writtenAt } = decision.value.attendance;
      // Whoever had it through a proxy that ends was put out above, in this same transaction.
      if (standing.released.has(unitId)) tx.set(attendance.doc(unitId), decision.value.attendance);
      else writeSeen(tx, attendance.doc(unitId), seen, decision.value.attendance);
      const wasPutOut = isReleased && standing.released.has(unitId);
      const before = wasPutOut ? null : (seen.value ?? null);
      changes.push({ before, after: decision.value.attendance });
      // What passes from hand to hand stays in the quorum: it is replayed from these words.
      const kind = wasHeld === true ? 'unit-transferred' : 'unit-entered';
      recordEvent(tx, assemblyId, {
        kind,
        by,
        at: now,
        from,
        session,
        unitId,
        personId,
        ...(isOfRoster(capacity) ? {} : { capacity }),
        ...(writtenAt === undefined ? {} : { writtenAt }),
        ...writtenOf(request, now),
        ...(asked.identified === undefined ? {} : { identified: asked.identified }),
      });
      return { unitId, status: 'done' };
    });
    moveHeads(tx, { assemblyId, session }, changes, owing);
    standing.markUsed(results.flatMap((one) => (one.status === 'done' ? [one.unitId] : [])));
    return results;
  });
}
