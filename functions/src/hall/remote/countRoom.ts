import { accept, type Outcome, type RoomAnswer, refuse } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import { readCountedNow } from './ourSilence.ts';
import { presencePace } from './presencePace.ts';

/**
 * The number of people in the remote room: also those accredited in the hall, and those who only watch.
 * Counted where they are kept: a thousand of them cost one reading.
 */
export async function countRoom(assemblyId: string, now: number): Promise<Outcome<RoomAnswer>> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const counted = await readCountedNow(presencePace().graceMillis, now);
  const present = hallDocuments.presences(assemblyId, assembly.activeSession);
  const here = present.where('dueAt', '>', counted);
  return accept({ people: (await here.count().get()).data().count });
}
