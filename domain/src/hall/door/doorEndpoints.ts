import { post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import {
  type AddDoorRequest,
  addDoorRequest,
  type DecideDoorRequest,
  type DoorAnswer,
  decideDoorRequest,
} from './doorRequests.ts';

/** People who are not in the roster: the desk adds them and the chair decides. */
export const doorEndpoints = {
  addDoorPerson: post('/door', 'addAtDoor').of<AddDoorRequest, DoorAnswer>(),
  decideDoorPerson: post('/door/:doorId/decide', 'decideDoor').of<DecideDoorRequest, DoorAnswer>(),
};

export const doorSchemas: SchemasOf<typeof doorEndpoints> = {
  addDoorPerson: addDoorRequest,
  decideDoorPerson: decideDoorRequest,
};
