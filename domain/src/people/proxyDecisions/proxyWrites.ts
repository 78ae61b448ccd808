import type { EventOrigin } from '../../kernel/events/assemblyEvent.ts';
import type { EventKind } from '../../kernel/events/eventKinds.ts';
import { eventAt, type Place, setAt, type Write } from '../../kernel/plans/plan.ts';
import type { ProxyGrant } from '../proxies/proxyGrant.ts';
import type { Attendance } from '../seats/attendance.ts';
import { decideLeave } from '../seats/decideLeave.ts';
import type { SeatChange } from '../seats/headPresence.ts';
import { headWrites, type SeatPlaces } from '../seats/seatWrites.ts';
import type { ProxyRecord } from './proxyRecord.ts';

/** Where proxies are written. */
export interface ProxyPlaces {
  readonly assemblyId: string;
  proxy(proxyId: string): Place<ProxyRecord>;
}

/** The author of an act, its place and its time: the record keeps them for everything. */
export interface Doing {
  readonly by: string;
  readonly from: EventOrigin;
  readonly now: number;
}

/** The decision on a proxy. */
export interface SavedProxy {
  readonly record: ProxyRecord;
  readonly proxy: ProxyGrant;
  readonly kind: Extract<EventKind, `proxy-${string}`>;
  /** The digest of the text that its attorney read and accepted. */
  readonly digest?: string;
}

/** A proxy as decided, beside what the office keeps with it, and its trace. */
export function proxyWrites(
  places: ProxyPlaces,
  { by, from, now }: Doing,
  { record, proxy, kind, digest }: SavedProxy,
): readonly Write[] {
  const { proxyId, attorneyId } = proxy;
  const read = digest === undefined ? {} : { digest };
  return [
    setAt(places.proxy(proxyId), { ...record, ...proxy }),
    eventAt(places.assemblyId, {
      ...{ kind, by, at: now, from, proxyId, personId: attorneyId },
      ...read,
    }),
  ];
}

/** The exit of units that were held through proxies which end. Votes they cast stand. */
export function releaseWrites(
  places: SeatPlaces,
  { by, from, now }: Doing,
  leaving: readonly Attendance[],
): readonly Write[] {
  const { assemblyId, session } = places;
  const changes: SeatChange[] = [];
  const writes: Write[] = [];
  for (const before of leaving) {
    const decision = decideLeave(before, now);
    if (!decision.ok || !decision.value.changed) continue;
    const { unitId, personId } = before;
    const after = decision.value.attendance;
    changes.push({ before, after });
    writes.push(
      setAt(places.seat(unitId), after),
      eventAt(assemblyId, { kind: 'unit-left', by, at: now, from, session, unitId, personId }),
    );
  }
  return [...writes, ...headWrites(places, changes)];
}
