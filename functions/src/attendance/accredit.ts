import {
  type AccreditRequest,
  type Attendance,
  type AttendanceAnswer,
  accept,
  decideAccreditation,
  describeRefusal,
  type EventOrigin,
  isLiveProxy,
  type Outcome,
  type ProxyGrant,
  type Refusal,
  refuse,
  takesArrivals,
  type Unit,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { type DocumentSnapshot, type Transaction, transact } from '../platform/firestore.ts';
import { type KnownProxies, readStanding } from './readStanding.ts';

export interface Accrediting {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: AccreditRequest;
  readonly now: number;
}

/** The hall that takes people in: the roster in force and the session under way. */
export interface OpenHall {
  readonly activeRoster: string;
  readonly activeSession: number;
}

/**
 * Accredits units to one person in one transaction; each unit has its own answer, so one that is
 * taken does not hold back the others. An owner whose unit is represented is asked before anything
 * changes.
 */
export function accredit(
  asked: Accrediting,
): Promise<Outcome<{ readonly results: readonly AttendanceAnswer[] }>> {
  return transact(async (tx) => {
    const hall = await readOpenHall(tx, asked.assemblyId);
    if (!hall.ok) return hall;
    const save = await readAccreditation(tx, { ...asked, ...hall.value, from: 'desk' });
    return accept({ results: save() });
  });
}

export async function readOpenHall(
  tx: Transaction,
  assemblyId: string,
): Promise<Outcome<OpenHall>> {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const { activeRoster, activeSession } = assembly;
  if (activeRoster === null) return refuse('roster-missing');
  const session = (await tx.get(documents.session(assemblyId, activeSession))).data();
  if (!takesArrivals(session)) return refuse('session-not-open');
  return accept({ activeRoster, activeSession });
}

interface Entering {
  readonly from: EventOrigin;
  /** The hour on the sheet, where each unit has its own. */
  readonly hours?: ReadonlyMap<string, number>;
}

/** What accrediting looks at, whoever read it. */
export interface FoundHall {
  readonly units: ReadonlyMap<string, Unit>;
  readonly held: ReadonlyMap<string, Attendance>;
  readonly holder: { readonly name: string; readonly proxies: readonly ProxyGrant[] };
  readonly known?: KnownProxies | undefined;
}

type Asked = Accrediting & OpenHall & Entering;

async function readAccreditation(
  tx: Transaction,
  asked: Asked,
): Promise<() => readonly AttendanceAnswer[]> {
  const { assemblyId, activeRoster, request } = asked;
  const [{ units, held }, holder] = await Promise.all([
    readUnits(tx, asked, request.unitIds),
    readHolder(tx, assemblyId, activeRoster, request.personId),
  ]);
  return enterFound(tx, asked, { units, held, holder });
}

/** The units and who holds each, in two trips. */
export async function readUnits(
  tx: Transaction,
  { assemblyId, activeRoster, activeSession }: OpenHall & { readonly assemblyId: string },
  unitIds: readonly string[],
): Promise<Pick<FoundHall, 'units' | 'held'>> {
  const units = documents.units(assemblyId, activeRoster);
  const attendance = documents.attendance(assemblyId, activeSession);
  const [unitDocs, heldDocs] = await Promise.all([
    tx.getAll(...unitIds.map((unitId) => units.doc(unitId))),
    tx.getAll(...unitIds.map((unitId) => attendance.doc(unitId))),
  ]);
  return { units: byId(unitDocs), held: byId(heldDocs) };
}

/**
 * Decides with what was found; what it returns writes, after every read. So many people fit in one
 * transaction, as long as no unit, nor a person twice in one capacity, is asked in it again.
 */
export async function enterFound(
  tx: Transaction,
  asked: Asked,
  { units, held, holder, known }: FoundHall,
): Promise<() => readonly AttendanceAnswer[]> {
  const { assemblyId, by, now, from, activeSession } = asked;
  const { personId, unitIds, capacity, channel, revokesProxies } = asked.request;
  const attendance = documents.attendance(assemblyId, activeSession);
  const found = [...new Set(unitIds)].map((unitId) => ({
    unitId,
    unit: units.get(unitId),
    current: held.get(unitId) ?? null,
    writtenAt: asked.hours?.get(unitId) ?? asked.request.writtenAt,
  }));
  const standing = await readStanding(tx, {
    ...{ assemblyId, by, now, personId, capacity, known },
    asked: found.flatMap(({ unit, current }) => (unit === undefined ? [] : [{ unit, current }])),
    revokes: revokesProxies === true,
  });

  return () => {
    const decided = found.map(({ unitId, unit, current, writtenAt }) => {
      if (unit === undefined) return { unitId, decision: refuse('unit-unknown') };
      const refusal = standing.refusals.get(unitId);
      if (refusal !== undefined) return { unitId, decision: { ok: false, refusal } as const };
      const decision = decideAccreditation({
        unit,
        current: standing.released.has(unitId) ? null : current,
        person: { personId, name: holder.name },
        capacity,
        channel,
        proxies: holder.proxies,
        now,
        writtenAt,
      });
      return { unitId, decision };
    });
    // Nothing is revoked for somebody who does not get in after all.
    if (decided.some(({ unitId, decision }) => decision.ok && standing.revokesFor.has(unitId))) {
      standing.write();
    }
    const results = decided.map(({ unitId, decision }): AttendanceAnswer => {
      if (!decision.ok) return refused(unitId, decision.refusal);
      if (!decision.value.changed) return { unitId, status: 'unchanged' };
      const { attendance: entered } = decision.value;
      tx.set(attendance.doc(unitId), entered);
      recordEvent(tx, assemblyId, {
        ...{ kind: 'unit-entered', by, at: now, from, session: activeSession },
        ...{ unitId, personId },
        ...(entered.writtenAt === undefined ? {} : { writtenAt: entered.writtenAt }),
      });
      return { unitId, status: 'done' };
    });
    standing.markUsed(results.flatMap((one) => (one.status === 'done' ? [one.unitId] : [])));
    return results;
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
    tx.get(documents.people(assemblyId, activeRoster).doc(personId)),
    tx.get(documents.proxies(assemblyId).where('attorneyId', '==', personId)),
  ]);
  const proxies = granted.docs.map((found) => found.data()).filter(isLiveProxy);
  return { proxies, name: person.data()?.name ?? proxies[0]?.attorneyName ?? '' };
}

function byId<T>(found: readonly DocumentSnapshot<T>[]): ReadonlyMap<string, T> {
  return new Map(
    found.flatMap((snapshot) => {
      const value = snapshot.data();
      return value === undefined ? [] : [[snapshot.id, value] as const];
    }),
  );
}

function refused(unitId: string, refusal: Refusal): AttendanceAnswer {
  return { unitId, status: 'refused', refusal: describeRefusal(refusal) };
}
