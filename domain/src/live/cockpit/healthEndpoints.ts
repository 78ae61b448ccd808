import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { CockpitAnswer } from './cockpit.ts';
import type { SignAnswer } from './sign.ts';
import {
  type MemberSignRequest,
  memberSignRequest,
  type ScreenSignRequest,
  screenSignRequest,
} from './signRequests.ts';

/** The devices that report their presence, and the people who check it. */
export const healthEndpoints = {
  signScreen: post('/public/sign', 'anybody').of<ScreenSignRequest, SignAnswer>(),
  signMember: post('/sign', 'session').of<MemberSignRequest, SignAnswer>(),
  readCockpit: get('/cockpit', 'readCockpit').of<undefined, CockpitAnswer>(),
};

export const healthSchemas: SchemasOf<typeof healthEndpoints> = {
  signScreen: screenSignRequest,
  signMember: memberSignRequest,
};
