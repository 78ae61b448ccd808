import { accept, deviceEndpoints, deviceSchemas } from '@asamblea/domain';
import type { Requester } from '../access/requireMember.ts';
import { serve } from '../access/serve.ts';
import { Refused } from '../platform/refused.ts';
import { moveDevice } from './moveDevice.ts';
import { type DeviceAsker, readVotingDevice } from './readVotingDevice.ts';
import { resetDevice } from './resetDevice.ts';

export const serveDevices = () =>
  serve(deviceEndpoints, deviceSchemas, {
    readDevice: async (call) => accept(await readVotingDevice(askerOf(call))),
    moveDevice: async (call) => accept(await moveDevice(askerOf(call), call.now)),
    async resetDevice({ assemblyId, uid, asked, now }) {
      const { personId } = asked;
      return accept({ changed: await resetDevice({ assemblyId, by: uid, personId, now }) });
    },
  });

/** An account that is nobody of the roster has no vote, and so no device. */
function askerOf({ assemblyId, member, sid }: Requester): DeviceAsker {
  if (member.personId === null) throw new Refused({ code: 'not-allowed' });
  return { assemblyId, member, sid, personId: member.personId };
}
