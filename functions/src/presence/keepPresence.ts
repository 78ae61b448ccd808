import {
  accept,
  type Outcome,
  type PresenceAnswer,
  refuse,
  seenNow,
  takesOnline,
} from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import { enterWithin, type OnlinePerson } from './enterOnline.ts';

/** A sign of life. After a silence that took their units out, it brings them back. */
export function keepPresence(asked: OnlinePerson): Promise<Outcome<PresenceAnswer>> {
  const { assemblyId, by, personId, now } = asked;
  return transact(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const reference = documents.presence(assemblyId, assembly.activeSession, personId);
    const presence = (await tx.get(reference)).data();
    if (presence === undefined) return accept({ attends: false });
    if (presence.hasLapsed) {
      const back = await enterWithin(tx, { ...asked, revokesProxies: false });
      return back.ok ? accept({ attends: true }) : accept({ attends: false });
    }
    if (presence.dueAt === null || !takesOnline(assembly)) return accept({ attends: false });
    tx.set(reference, seenNow(personId, by, now));
    return accept({ attends: true });
  });
}
