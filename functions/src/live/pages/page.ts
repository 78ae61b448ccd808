import { onRequest } from 'firebase-functions/v2/https';
import { systemClock } from '../../kernel/platform/clock.ts';
import { accounts, region } from '../../kernel/platform/deployment.ts';
import { answerPage } from './answerPage.ts';
import { loadWebBundle } from './webBundle.ts';

/** Public pages drawn on the server, behind Hosting. The web's bundle travels with the functions. */
export const page = onRequest(
  { region, serviceAccount: accounts.live, concurrency: 80, memory: '512MiB', cors: false },
  answerPage({
    bundle: loadWebBundle(new URL('./web/', import.meta.url)),
    clock: systemClock,
  }),
);
