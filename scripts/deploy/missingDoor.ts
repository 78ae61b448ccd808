import * as z from 'zod';
import type { Check } from './deployStep.ts';
import { gives, policyAt } from './policies.ts';

const service = z.object({ invokerIamDisabled: z.boolean().default(false) });
const webConfig = z.object({ apiKey: z.string().min(1) });
const refusal = z.object({ code: z.literal('not-allowed') });
const everybody = { role: 'roles/run.invoker', member: 'allUsers' };

/** Whether pages and API answer to every visitor, and the clock's door to nobody without its key. */
export const missingDoor: Check = async (look) => {
  const { google, place, site } = look;
  if (look.isCloud) {
    for (const name of ['api', 'page']) {
      const address = `run.googleapis.com/v2/projects/${place.project}/locations/${place.region}/services/${name}`;
      const { invokerIamDisabled } = service.parse((await google(address)) ?? {});
      if (invokerIamDisabled) continue;
      if (!gives(await policyAt(look, `${address}:getIamPolicy`), everybody))
        return `${name} is not open to allUsers`;
    }
  }
  const config = await site('/__/firebase/init.json');
  if (!webConfig.safeParse(config.body).success)
    return '/__/firebase/init.json does not say which web app it is';
  const door = await site('/api/tick', 'POST');
  if (door.status === 403 && refusal.safeParse(door.body).success) return null;
  return `/api/tick answers ${door.status} without its key, not 403 of the application`;
};
