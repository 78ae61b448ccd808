import {
  accept,
  heartbeatMillis,
  nextSign,
  type Outcome,
  type PresenceAnswer,
  refuse,
  seeDevice,
  seenNow,
  takesOnline,
} from '@asamblea/domain';
import { rememberLast } from '../../kernel/concurrency/rememberLast.ts';
import { isOvertaken } from '../../kernel/concurrency/storeFailure.ts';
import { documents } from '../../kernel/database/documents.ts';
import { documentAt } from '../../kernel/database/firestore.ts';
import { forgottenAfter } from '../../kernel/database/retention.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import { enterOnline, type OnlinePerson } from './enterOnline.ts';
import { presencePace } from './presencePace.ts';

/** Where an assembly stands is asked once for all the signs of this long. */
const sharedMillis = 5_000;

/**
 * A sign of life. After a silence that took their units out, it brings them back. It holds nothing and,
 * while they are seen, writes at most once a minute: of a whole hall that follows from afar, what votes is
 * never kept waiting; of several devices of one person each has its turn. A person put out meanwhile, or who
 * left, is not brought back by a write that did not know.
 */
export async function keepPresence(asked: OnlinePerson): Promise<Outcome<PresenceAnswer>> {
  const { assemblyId, by, personId, now, device } = asked;
  const place = await readPlace(assemblyId, Math.floor(now / sharedMillis));
  if (place === null) return refuse('assembly-unknown');
  const { path } = hallDocuments.presence(assemblyId, place.activeSession, personId);
  const pace = presencePace();
  const every =
    pace.heartbeatMillis === heartbeatMillis ? {} : { everyMillis: pace.heartbeatMillis };
  for (;;) {
    const found = await hallDocuments.presence(assemblyId, place.activeSession, personId).get();
    const presence = found.data();
    if (presence === undefined || found.updateTime === undefined) return accept({ attends: false });
    if (presence.hasLapsed) {
      const { ok: attends } = await enterOnline({ ...asked, revokesProxies: false });
      return accept({ attends, ...every });
    }
    if (presence.dueAt === null || !place.isOnline) return accept({ attends: false });
    const { seenAt, devices = [] } = presence;
    if (now - seenAt < pace.signMillis) {
      const nextMillis = device && nextSign(devices, device.sid, { seenAt, now });
      return accept({ attends: true, ...every, ...(nextMillis ? { nextMillis } : {}) });
    }
    const where = device === undefined ? {} : { devices: seeDevice(devices, device, now) };
    const seen = Object.entries({
      ...seenNow(personId, by, now, pace.graceMillis),
      ...forgottenAfter('presence', now),
      ...where,
    });
    const onlyThis = { lastUpdateTime: found.updateTime };
    try {
      await documentAt<Record<string, unknown>>(path).update(Object.fromEntries(seen), onlyThis);
      return accept({ attends: true, ...every });
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }
}

const readPlace = rememberLast(200, async (assemblyId: string, _slot: number) => {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return null;
  return { activeSession: assembly.activeSession, isOnline: takesOnline(assembly) };
});
