import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { OwnArrival } from '../../people/proxies/ownArrival.ts';
import {
  type EnterOnlineAnswer,
  type EnterOnlineRequest,
  enterOnlineRequest,
  type PresenceAnswer,
  type RoomAnswer,
  type RoomPeopleAnswer,
  type VerifyIdentityAnswer,
  type VerifyIdentityRequest,
  verifyIdentityRequest,
} from './presence.ts';

/** Remote attendance: the signs of attendees themselves, and the facts that the room knows of them. */
export const presenceEndpoints = {
  keepPresence: post('/presence', 'attendOnline').of<undefined, PresenceAnswer>(),
  enterOnline: post('/presence/enter', 'attendOnline').of<EnterOnlineRequest, EnterOnlineAnswer>(),
  readArrival: get('/presence/arrival', 'attendOnline').of<undefined, OwnArrival>(),
  leaveOnline: post('/presence/leave', 'attendOnline').of<undefined, PresenceAnswer>(),
  countRoom: get('/presence/room', 'readRoom').of<undefined, RoomAnswer>(),
  readRoomPeople: get('/presence/people', 'readRoom').of<undefined, RoomPeopleAnswer>(),
  verifyIdentity: post('/presence/verify', 'verifyIdentity').of<
    VerifyIdentityRequest,
    VerifyIdentityAnswer
  >(),
};

export const presenceSchemas: SchemasOf<typeof presenceEndpoints> = {
  enterOnline: enterOnlineRequest,
  verifyIdentity: verifyIdentityRequest,
};
