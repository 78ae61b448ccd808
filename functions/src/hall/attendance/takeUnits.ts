import {
  type AccreditRequest,
  type AttendanceAnswer,
  decideAccreditation,
  decideTransfer,
  type Entitlement,
  type HallPlaces,
  type Outcome,
  type Plan,
  planTaking,
  type TransferRequest,
} from '@asamblea/domain';
import { proxyPlacesOf } from '../../people/proxies/saveProxy.ts';
import { type SessionPlace, seatPlacesOf } from '../../people/seats/seatPlaces.ts';
import { type DeskAsker, type Left, seenAsLeft } from './atDesk.ts';
import type { OpenDesk } from './hallFrame.ts';
import type { Applying } from './readEntitlements.ts';

export interface AskedTaking extends DeskAsker {
  readonly request: AccreditRequest;
}

export interface Transferring extends DeskAsker {
  readonly request: TransferRequest;
}

/**
 * Gives units to one person; each unit has its own answer, so one that is taken does not hold back the
 * others. An owner whose unit is represented is asked before anything changes. A request that names the
 * former holder passes the units at once: at no instant are they out of the quorum.
 */
export function planTakingHere(
  press: AskedTaking | Transferring,
  { assembly, session, desk }: OpenDesk,
  found: Entitlement | null,
  left: Left,
): Outcome<Plan<readonly AttendanceAnswer[]>> {
  const { request } = press;
  const places = hallPlacesOf({ assemblyId: press.assemblyId, session: session.session });
  const asked = found?.asked.map((one) => {
    const seen = seenAsLeft(left, places.seat(one.unitId), one.seen);
    return { ...one, seen };
  });
  const entitlement = found === null || asked === undefined ? null : { ...found, asked };
  const taking = { ...press, assembly, desk, from: 'desk' } as const;
  return planTaking(
    places,
    taking,
    entitlement,
    'fromId' in request
      ? (unit) => decideTransfer(unit, request.fromId)
      : (unit) => decideAccreditation(unit),
  );
}

export function applyingOf({ request, now }: Pick<AskedTaking, 'request' | 'now'>): Applying {
  const { personId, unitIds, capacity, revokesProxies: revokes = false } = request;
  return { personId, unitIds, capacity, revokes, now };
}

/** Where what a desk does is written. */
export function hallPlacesOf(place: SessionPlace): HallPlaces {
  return { ...seatPlacesOf(place), ...proxyPlacesOf(place.assemblyId) };
}
