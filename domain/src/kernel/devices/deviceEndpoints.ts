import { get, post, type SchemasOf } from '../access/endpoint.ts';
import { type PersonRequest, personRequest } from '../signIn/codeSignInRequests.ts';
import type { DeviceAnswer } from './deviceAnswer.ts';

/** The one device from which somebody votes. */
export const deviceEndpoints = {
  readDevice: get('/device', 'useDevice').of<undefined, DeviceAnswer>(),
  moveDevice: post('/device/move', 'useDevice').of<undefined, DeviceAnswer>(),
  resetDevice: post('/attendance/device-reset', 'resetDevice').of<
    PersonRequest,
    { readonly changed: boolean }
  >(),
};

export const deviceSchemas: SchemasOf<typeof deviceEndpoints> = { resetDevice: personRequest };
