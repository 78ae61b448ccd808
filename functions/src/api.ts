import { onRequest } from 'firebase-functions/v2/https';
import { createCaster } from './ballots/createCaster.ts';
import { createApp } from './createApp.ts';
import { systemClock } from './platform/clock.ts';
import { declaredRelay, declaredSecrets, keyNames } from './platform/keys.ts';
import { leaveDomain } from './platform/leaveDomain.ts';
import { accounts, region } from './platform/place.ts';
import { drawShard } from './tallies/shards.ts';

const app = createApp(createCaster({ clock: systemClock, shard: drawShard() }));

/** Everything behind `/api/**`. */
export const api = onRequest(
  {
    region,
    serviceAccount: accounts.api,
    // Votes that reach the same instance share a transaction: few full instances beat many empty ones.
    concurrency: 250,
    // The largest roster and its parsing take some 400 MB.
    memory: '1GiB',
    // Only our own pages ask: nobody's answer is for another origin to read, not even while developing.
    cors: false,
    secrets: [...declaredSecrets(keyNames), ...declaredRelay()],
  },
  (request, response) => {
    leaveDomain();
    app(request, response);
  },
);
