import { onRequest } from 'firebase-functions/v2/https';
import { accounts, region } from './kernel/platform/deployment.ts';
import { declaredMail, declaredSecrets, keyNames } from './kernel/platform/keys.ts';
import { leaveDomain } from './kernel/platform/leaveDomain.ts';

let started: ReturnType<typeof startApi> | undefined;
// Its own instances have it before the first request; whoever only lists the functions never reads it.
if (process.env.FUNCTION_TARGET === 'api') started = startApi();

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
    secrets: [...declaredSecrets(keyNames), ...declaredMail()],
  },
  async (request, response) => {
    leaveDomain();
    started ??= startApi();
    const { app } = await started;
    app(request, response);
  },
);

function startApi() {
  return import('./startApi.ts');
}
