import * as z from 'zod';
import { apiAccount, liveAccount } from './bindings.ts';
import type { Check } from './deployStep.ts';

const deployed = z.object({
  functions: z
    .array(
      z.object({
        name: z.string(),
        state: z.string(),
        serviceConfig: z.object({ serviceAccountEmail: z.string().optional() }).optional(),
      }),
    )
    .default([]),
});
/** All that is deployed besides `api`, under the other account. */
export const liveFunctions = ['onAttendanceWritten', 'onSessionWritten', 'onTallyWritten', 'page'];

/** Every function in the region as its own account, and rules that let no stranger in. */
export const missingRelease: Check = async (look) => {
  const { google, place, documents } = look;
  if (look.isCloud) {
    const parent = `projects/${place.project}/locations/${place.region}`;
    const answer = await google(
      `cloudfunctions.googleapis.com/v2/${parent}/functions?pageSize=100`,
    );
    const { functions } = deployed.parse(answer ?? {});
    for (const id of ['api', ...liveFunctions]) {
      const found = functions.find(({ name }) => name.endsWith(`/functions/${id}`));
      if (found === undefined) return `there is no function ${id} in ${place.region}`;
      if (found.state !== 'ACTIVE') return `the function ${id} is ${found.state}`;
      const account = id === 'api' ? apiAccount(place) : liveAccount(place);
      if (found.serviceConfig?.serviceAccountEmail !== account)
        return `the function ${id} does not run as ${account}`;
    }
    const rules = `firebaserules.googleapis.com/v1/projects/${place.project}/releases/cloud.firestore`;
    if ((await google(rules)) === null) return 'no rules of the database are released';
  }
  const { status } = await documents('organisations?pageSize=1', 'stranger');
  return status === 403
    ? null
    : `the rules of the database answer ${status} to a stranger, not 403`;
};
