import {
  type AccreditRequest,
  type Entitlement,
  type HallPlaces,
  planTaking,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { proxyPlacesOf } from '../../people/proxies/saveProxy.ts';
import { type SessionPlace, seatPlacesOf } from '../../people/seats/seatPlaces.ts';
import { type AskedHall, atDesk, type DeskAsker, type DeskResults } from './atDesk.ts';
import { readEntitlement } from './readEntitlement.ts';

export interface Taking extends DeskAsker {
  readonly request: AccreditRequest;
}

/**
 * Gives units to one person in one transaction; each unit has its own answer, so one that is taken does
 * not hold back the others. An owner whose unit is represented is asked before anything changes.
 */
export function takeUnits(
  asked: Taking,
  decide: Parameters<typeof planTaking>[3],
): Promise<DeskResults> {
  return atDesk(asked, {
    read: (tx, hall) => readTaking(tx, asked, hall),
    decide: ({ assembly, session, desk }, read) => {
      const places = hallPlacesOf({ assemblyId: asked.assemblyId, session: session.session });
      return planTaking(places, { ...asked, assembly, desk, from: 'desk' }, read, decide);
    },
  });
}

/** Everything that giving units to a person reads; null before the first roster. Many fit in one transaction, as
 * long as no unit, nor a person twice in one capacity, is asked in it again. */
export function readTaking(
  tx: Transaction,
  asked: Omit<Taking, 'by'>,
  hall: AskedHall,
): Promise<Entitlement | null> {
  const { personId, unitIds, capacity, revokesProxies: revokes = false } = asked.request;
  return readEntitlement(tx, asked, hall, { personId, unitIds, capacity, revokes });
}

/** Where what a desk does is written. */
export function hallPlacesOf(place: SessionPlace): HallPlaces {
  return { ...seatPlacesOf(place), ...proxyPlacesOf(place.assemblyId) };
}
