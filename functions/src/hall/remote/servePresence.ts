import { identityWayOf, presenceEndpoints, presenceSchemas } from '@asamblea/domain';
import type { Request } from 'express';
import { deviceOf } from '../../kernel/access/deviceOf.ts';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { addressOf } from '../../kernel/http/addressOf.ts';
import { Refused } from '../../kernel/platform/refused.ts';
import { compareDocument } from './compareDocument.ts';
import { countRoom } from './countRoom.ts';
import { enterOnline, type OnlinePerson } from './enterOnline.ts';
import { keepPresence } from './keepPresence.ts';
import { leaveOnline } from './leaveOnline.ts';
import { readArrival } from './readArrival.ts';
import { readRoomPeople } from './readRoomPeople.ts';
import { verifyIdentity } from './verifyIdentity.ts';

export const servePresence = () =>
  serve(presenceEndpoints, presenceSchemas, {
    keepPresence: async (call) => keepPresence(personOf(call)),
    async enterOnline(call) {
      const person = personOf(call);
      const { revokesProxies = false, document } = call.asked;
      if (document === undefined) return enterOnline({ ...person, revokesProxies });
      const from = addressOf(call.http.request);
      const compared = await compareDocument({ ...person, document, from });
      if (!compared.ok) return compared;
      return enterOnline({ ...person, revokesProxies, hasDocument: true });
    },
    async readArrival(call) {
      const { assemblyId, personId, now } = personOf(call);
      return readArrival(assemblyId, personId, now);
    },
    leaveOnline: async (call) => leaveOnline(personOf(call)),
    countRoom: ({ assemblyId, now }) => countRoom(assemblyId, now),
    readRoomPeople: ({ assemblyId, now }) => readRoomPeople(assemblyId, now),
    verifyIdentity: ({ assemblyId, by, asked, now }) =>
      verifyIdentity({ assemblyId, by, request: asked, now }),
  });

interface Attending extends Requester {
  readonly now: number;
  readonly http: { readonly request: Request };
}

/** Attending is of a person, not of an account that stands for nobody. */
function personOf({ assemblyId, by, uid, sid, member, now, http }: Attending): OnlinePerson {
  if (member.personId === null) throw new Refused({ code: 'person-unknown' });
  const identified = identityWayOf({ ...member, uid }, sid);
  const { name } = member.sessions?.[sid] ?? deviceOf(http.request, now);
  return { assemblyId, by, personId: member.personId, identified, device: { sid, name }, now };
}
