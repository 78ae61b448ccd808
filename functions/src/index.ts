import { instantOf } from '@asamblea/domain';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { declaredMail, declaredSecrets, keyNames } from './kernel/keys/keys.ts';
import { accounts, region } from './kernel/platform/deployment.ts';
import { leaveDomain } from './kernel/platform/leaveDomain.ts';
import { runWithoutDomains } from './kernel/platform/runWithoutDomains.ts';
import {
  type ChangeSource,
  instantOfText,
  projectChange,
  refreshingNow,
} from './live/projections/project.ts';

export { page } from './live/pages/page.ts';

let started: ReturnType<typeof startApi> | undefined;
// The instances of the API load it before the first request; a process that only lists the functions never
// reads it.
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
    const app = await started;
    app(request, response);
  },
);

/** Read apart: an instance of a trigger carries none of it. */
async function startApi() {
  const { startHttpApp } = await import('./createApp.ts');
  return startHttpApp();
}

/** Votes arrived, or answers to a mood card: what is on stage shows them. */
export const onTallyWritten = onShown('assemblies/{assembly}/{asked}/{id}/tallies/{shard}', () => ({
  kind: 'tally',
}));

/** Somebody came or went: the quorum moves, and the participation of the question on stage. */
export const onAttendanceWritten = onShown(
  'assemblies/{assembly}/sessions/{session}/attendance/{unit}',
  ({ session }) => ({ kind: 'attendance', session: Number(session) }),
);

/** The stage, the state or the roster of the session changed: every public page may show it. */
export const onSessionWritten = onShown('assemblies/{assembly}/sessions/{session}', () => ({
  kind: 'session',
}));

/**
 * Declares a trigger: what was written is shown. It is told at least once, in any order; what fails is
 * delivered again.
 */
function onShown(document: string, sourceOf: (params: Params) => ChangeSource) {
  return onDocumentWritten(
    { document, region, serviceAccount: accounts.live, retry: true, concurrency: 80 },
    ({ params, id: eventId, data, time }) => {
      leaveDomain();
      // A document that is gone has no time of its own: the event's is the deletion's.
      const written = data?.after.exists === true ? data.after.updateTime : undefined;
      const at = written === undefined ? instantOfText(time) : instantOf(written);
      const change = { assemblyId: params.assembly ?? '', at, eventId };
      return projectChange(sourceOf(params), change, refreshingNow());
    },
  );
}

type Params = Readonly<Record<string, string>>;

runWithoutDomains();
