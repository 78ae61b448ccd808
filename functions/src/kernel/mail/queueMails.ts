import type { OutgoingMail } from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { type DocumentReference, firestore, isAlreadyExists } from '../database/firestore.ts';
import { touchQueue } from './touchQueue.ts';

/** A message and the id of its request, which is the same whenever it is asked again. */
export interface MailToQueue {
  readonly mailId: string;
  readonly mail: OutgoingMail;
}

export interface QueuedMails {
  readonly queued: number;
  /** In the outbox already, from this request or from another one of the same ids. */
  readonly known: number;
}

/** The size of a database batch, with room to spare. */
const chunkSize = 400;
const chunksAtOnce = 4;

/**
 * Puts many messages into the outbox of an assembly, a few batches at a time. The same ids again add nothing
 * and change nothing, so a caller cut in the middle asks again for all of it. They are sent at the pace of
 * the assembly, by the clock.
 */
export async function queueMails(
  assemblyId: string,
  mails: readonly MailToQueue[],
): Promise<QueuedMails> {
  const starts = Array.from({ length: Math.ceil(mails.length / chunkSize) }, (_, i) => i).values();
  const dueAt = Math.min(...mails.map(({ mail }) => mail.dueAt ?? mail.queuedAt));
  // Before, so that a cut process leaves nothing that nobody looks at; after, since it may be found empty.
  if (mails.length > 0) await touchQueue(assemblyId, dueAt);
  let queued = 0;
  const writer = async () => {
    for (const chunk of starts) {
      const part = mails.slice(chunk * chunkSize, (chunk + 1) * chunkSize);
      const added = await queueChunk(assemblyId, part);
      queued += added;
    }
  };
  await Promise.all(Array.from({ length: chunksAtOnce }, writer));
  if (queued > 0) await touchQueue(assemblyId, dueAt);
  return { queued, known: mails.length - queued };
}

/** Writes those that are not there, all or none; a quicker writer of one is seen the second time. */
async function queueChunk(assemblyId: string, mails: readonly MailToQueue[]): Promise<number> {
  const places = mails.map(({ mailId }) => documents.mail(assemblyId, mailId));
  for (;;) {
    const found = await firestore().getAll(...places, { fieldMask: ['state'] });
    const missing = mails.filter((_, i) => found[i]?.exists === false);
    if (missing.length === 0) return 0;
    const batch = firestore().batch();
    for (const { mailId, mail } of missing) {
      const reference: DocumentReference<OutgoingMail> = documents.mail(assemblyId, mailId);
      batch.create(reference, mail);
    }
    try {
      await batch.commit();
      return missing.length;
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
    }
  }
}
