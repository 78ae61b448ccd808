import type { ActaVersion, UnfinishedTelling } from '@asamblea/domain';
import { actaDocuments } from '../versions/actaDocuments.ts';
import { notifyByActa } from './notifyByActa.ts';
import { queueActa } from './queueActa.ts';

export interface TellingOwners extends Omit<UnfinishedTelling, 'dueAt'> {
  readonly now: number;
}

/**
 * The mail that a communication put into the outbox now, to how many it goes in all, and the owners it
 * notified now.
 */
export interface ToldOwners {
  readonly added: number;
  readonly mailed: number;
  readonly notified: number;
}

/**
 * Does what follows a communication that was written down: a mail for each owner and, where it was asked, the
 * absentees notified with it. Nothing is left for the clock then. The same again does what is missing alone.
 */
export async function tellOwners(
  assemblyId: string,
  version: ActaVersion,
  { by, origin, notifyAbsent, now }: TellingOwners,
): Promise<ToldOwners> {
  const { session, call, number } = version;
  const { added, mailed } = await queueActa(assemblyId, version, { by, origin, now });
  const notified = notifyAbsent ? await notifyByActa({ assemblyId, version, by, now }) : 0;
  await actaDocuments.version(assemblyId, session, call, number).update({ telling: null });
  return { added, mailed, notified };
}
