import { createHash } from 'node:crypto';
import type { HeadPresence, SeatPlaces } from '@asamblea/domain';
import type { DocumentReference } from '../../kernel/database/firestore.ts';
import { placeOf } from '../../kernel/plans/applyPlan.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';

/** A session in whose hall something moves. */
export interface SessionPlace {
  readonly assemblyId: string;
  readonly session: number;
}

/** As long as any other, however many people own together. */
export function headKeyOf(headId: string): string {
  return createHash('sha256').update(headId).digest('base64url');
}

export function headAt(
  { assemblyId, session }: SessionPlace,
  headId: string,
): DocumentReference<HeadPresence> {
  return peopleDocuments.heads(assemblyId, session).doc(headKeyOf(headId));
}

export function seatPlacesOf(place: SessionPlace): SeatPlaces {
  const { assemblyId, session } = place;
  return {
    ...{ assemblyId, session },
    seat: (unitId) => placeOf(peopleDocuments.attendance(assemblyId, session).doc(unitId)),
    head: (headId) => placeOf(headAt(place, headId)),
  };
}
