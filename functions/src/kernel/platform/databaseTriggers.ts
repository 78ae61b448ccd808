import { type Instant, instantOf } from '@asamblea/domain';
import type { Change as DocumentChange } from 'firebase-functions/v2';
import {
  type DocumentSnapshot,
  type FirestoreEvent,
  onDocumentWritten,
} from 'firebase-functions/v2/firestore';
import { accounts, region } from './deployment.ts';
import { leaveDomain } from './leaveDomain.ts';

/** A write of a document, as a trigger tells it: at least once, in any order. */
export interface DocumentWrite {
  readonly params: Readonly<Record<string, string>>;
  readonly eventId: string;
  /** Commit time. */
  readonly at: Instant;
}

/** Declares a trigger whose failed events are delivered again. */
export function onWritten(document: string, handle: (write: DocumentWrite) => Promise<void>) {
  return onDocumentWritten(
    { document, region, serviceAccount: accounts.live, retry: true, concurrency: 80 },
    (event) => {
      leaveDomain();
      return handle({ params: event.params, eventId: event.id, at: commitTimeOf(event) });
    },
  );
}

type WrittenEvent = FirestoreEvent<DocumentChange<DocumentSnapshot> | undefined>;

/** A document that is gone has no time of its own: the event's is the deletion's. */
function commitTimeOf({ data, time }: Pick<WrittenEvent, 'data' | 'time'>): Instant {
  const written = data?.after.exists === true ? data.after.updateTime : undefined;
  return written === undefined ? instantOfText(time) : instantOf(written);
}

/** `2026-11-21T16:05:07.123456Z`, to the last digit. */
export function instantOfText(time: string): Instant {
  const fraction = /\.(\d{1,9})/u.exec(time)?.[1] ?? '';
  return instantOf({
    seconds: Math.floor(Date.parse(time) / 1000),
    nanoseconds: Number(fraction.padEnd(9, '0')),
  });
}
