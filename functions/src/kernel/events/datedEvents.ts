import { type DatedEvent, dateEvents, instantOf, type StoredEvent } from '@asamblea/domain';
import type { DocumentSnapshot } from '../database/firestore.ts';

/** Events as they were read, once each, in the order in which they happened. */
export function datedEvents(
  found: readonly DocumentSnapshot<StoredEvent>[],
): readonly DatedEvent[] {
  return dateEvents(
    found.flatMap((snapshot) => {
      const event = snapshot.data();
      if (event === undefined || snapshot.createTime === undefined) return [];
      return [{ eventId: snapshot.id, event, written: instantOf(snapshot.createTime) }];
    }),
  );
}
