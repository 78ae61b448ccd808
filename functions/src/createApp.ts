import type { ServerResponse } from 'node:http';
import { ballotEndpoints, holdingWordsOf } from '@asamblea/domain';
import express, { type Express, type Request, type Response } from 'express';
import { type Desks, ownDesks } from './hall/attendance/desks.ts';
import { serveAttendance } from './hall/attendance/serveAttendance.ts';
import { serveDoor } from './hall/door/serveDoor.ts';
import { serveFloor } from './hall/floor/serveFloor.ts';
import { servePlates } from './hall/plates/servePlates.ts';
import { servePresence } from './hall/remote/servePresence.ts';
import { serveVideo } from './hall/video/serveVideo.ts';
import { serveZoom } from './hall/zoom/serveZoom.ts';
import { serveZoomHook } from './hall/zoom/serveZoomHook.ts';
import { serveRoutes } from './kernel/access/serve.ts';
import { serveBrand } from './kernel/brand/serveBrand.ts';
import { serveDevices } from './kernel/devices/serveDevices.ts';
import { serveLinkedFiles } from './kernel/files/serveLinkedFiles.ts';
import { limitAddresses } from './kernel/http/addressLimits.ts';
import { noteArrival } from './kernel/http/arrivals.ts';
import { answerError, unknownPath } from './kernel/http/httpAnswers.ts';
import type { PlainRequest } from './kernel/http/plainHttp.ts';
import { plainText } from './kernel/http/plainText.ts';
import { jsonUpTo, privateAnswer, requireSameOrigin } from './kernel/http/requestGuards.ts';
import { stepByStep } from './kernel/http/stepByStep.ts';
import { serveJobs } from './kernel/jobs/serveJobs.ts';
import { serveBounces } from './kernel/mail/serveBounces.ts';
import { systemClock } from './kernel/platform/clock.ts';
import { serveSignIn } from './kernel/signIn/serveSignIn.ts';
import { serveStaff } from './kernel/staff/serveStaff.ts';
import { serveTimeStamps } from './kernel/timeStamps/serveTimeStamps.ts';
import { readAwaitedDesks } from './live/cockpit/readAwaitedDesks.ts';
import { serveHealth } from './live/cockpit/serveHealth.ts';
import { servePages } from './live/pages/servePages.ts';
import { refreshAtOnce } from './live/projections/refreshAtOnce.ts';
import { servePublic } from './live/projections/servePublic.ts';
import { serveAgenda } from './meeting/agenda/serveAgenda.ts';
import { serveConvocations } from './meeting/convocations/serveConvocations.ts';
import { serveStop } from './meeting/convocations/serveStop.ts';
import { serveDrive } from './meeting/drive/serveDrive.ts';
import { serveLinks } from './meeting/drive/serveLinks.ts';
import { serveUploads } from './meeting/drive/serveUploads.ts';
import { serveRecord } from './meeting/events/serveRecord.ts';
import { serveProxyForms } from './meeting/proxyForms/serveProxyForms.ts';
import { serveSessions } from './meeting/sessions/serveSessions.ts';
import { serveSettings } from './office/assemblies/serveSettings.ts';
import { jobKinds } from './office/clock/jobKinds.ts';
import { serveClock } from './office/clock/serveClock.ts';
import { serveErasures } from './office/erasures/serveErasures.ts';
import { serveEvening } from './office/evening/serveEvening.ts';
import { serveExports } from './office/exports/serveExports.ts';
import { serveGuide } from './office/guide/serveGuide.ts';
import { deliverMail } from './office/mail/deliverMail.ts';
import { serveMail } from './office/mail/serveMail.ts';
import { serveQueue } from './office/mail/serveQueue.ts';
import { serveOrganisations } from './office/organisations/serveOrganisations.ts';
import { serveRehearsals } from './office/rehearsals/serveRehearsals.ts';
import { serveCodeSignIn } from './people/accessCodes/serveCodeSignIn.ts';
import { serveFiles } from './people/files/serveFiles.ts';
import { serveInvitations } from './people/invitations/serveInvitations.ts';
import { serveProxies } from './people/proxies/serveProxies.ts';
import { serveProxyImport } from './people/proxies/serveProxyImport.ts';
import { serveRosters } from './people/rosters/serveRosters.ts';
import { type Caster, createCaster } from './polls/ballots/createCaster.ts';
import { readSecretVote } from './polls/booths/readSecretVote.ts';
import { serveBooths } from './polls/booths/serveBooths.ts';
import { serveBulk } from './polls/bulk/serveBulk.ts';
import { serveRecount } from './polls/closing/serveRecount.ts';
import { serveConsents } from './polls/consents/serveConsents.ts';
import { readProxyAgenda } from './polls/instructions/readProxyAgenda.ts';
import { serveMoods } from './polls/moods/serveMoods.ts';
import { serveNominations } from './polls/nominations/serveNominations.ts';
import { serveNotices } from './polls/notices/serveNotices.ts';
import { servePapers } from './polls/papers/servePapers.ts';
import { serveReceipts } from './polls/receipts/serveReceipts.ts';
import { ballotRoutes } from './polls/routes/serveBallots.ts';
import { serveQuestions } from './polls/routes/serveQuestions.ts';
import { serveStage } from './polls/stage/serveStage.ts';
import { drawShard } from './polls/tallies/shards.ts';
import { serveActa } from './record/acta/serveActa.ts';
import { serveActaVersions } from './record/acta/serveActaVersions.ts';
import { serveComments } from './record/comments/serveComments.ts';
import { serveDossier } from './record/dossier/serveDossier.ts';
import { serveOwnData } from './record/ownData/serveOwnData.ts';
import { serveReports } from './record/reports/serveReports.ts';
import { serveSignatures } from './record/signing/serveSignatures.ts';
import { serveTold } from './record/told/serveTold.ts';
import { serveToldByHand } from './record/told/serveToldByHand.ts';

const rosterBytes = 12_000_000;
/** A paper of 8 MB in base64, and its other fields. */
const fileBytes = 11_400_000;
/** A picture behind a projector, in base64. */
const pictureBytes = 4_300_000;
/** A piece of a document of 2 MB in base64, and its other fields. */
const pieceBodyBytes = 3_000_000;
/** As many items as a job takes, each about 200 letters. */
const bulkBytes = 8_000_000;
/** Every unit of the heaviest attorney, each with as many marks as fit on a ballot. */
const voteBytes = 400_000;
/** A written page and its style, as long as they may be, in letters of any script. */
const pageBytes = 500_000;
const bodyBytes = 100_000;

/** The HTTP API of this instance. */
export function startHttpApp(): App {
  return createApp(createCaster({ clock: systemClock, shard: drawShard() }));
}

/** The handler that answers any request. */
export type App = (request: PlainRequest, response: ServerResponse) => void;

const { castVotes } = ballotEndpoints;
const castAddress = `/api${castVotes.path}`;

/**
 * The HTTP API of one instance. A vote at its own address is found before everything else: a whole hall
 * sends one in the same seconds, and looking through the others for it would cost more than its cookie and its
 * schema. It goes through the same steps, in the same order; written otherwise, the router finds it.
 */
export function createApp(cast: Caster, desks = ownDesks): App {
  const ballots = ballotRoutes(cast);
  const castDirectly = stepByStep(
    [
      noteArrival(cast.now),
      privateAnswer,
      requireSameOrigin,
      ...jsonUpTo(voteBytes),
      // The handler asks nothing of them that only a router gives.
      (request, response) => ballots.castVotes(request as Request, response as Response),
    ],
    (error, request, response) => {
      answerError(error, request, response, () => request.socket.destroy());
    },
  );
  const app = createRouter(cast, ballots, desks);
  return (request, response) => {
    if (request.method === castVotes.method && request.url === castAddress) {
      castDirectly(request, response);
    } else app(request as Request, response as Response);
  };
}

function createRouter(
  cast: Caster,
  ballots: ReturnType<typeof ballotRoutes>,
  desks: Desks,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(noteArrival(cast.now));
  app.use(privateAnswer);
  app.use('/api', serveClock());
  app.use('/api', serveZoomHook());
  app.use('/api', serveStop());
  app.use('/api', serveBounces());
  app.use(requireSameOrigin);
  app.post(['/api/auth/*door', '/api/booth/enter'], limitAddresses(systemClock));
  // First what a whole hall calls at once: nothing else is compared with it.
  const voting = ['/api/votes', '/api/booth', '/api/booths', '/api/attendance/why'];
  app.use(voting, ...jsonUpTo(voteBytes));
  app.use('/api', serveRoutes(ballotEndpoints, ballots), serveBooths(cast));
  app.use('/api', servePapers(readAwaitedDesks));
  app.use('/api/rosters', ...jsonUpTo(rosterBytes));
  app.use('/api', serveRosters());
  app.use('/api/files', ...jsonUpTo(fileBytes));
  app.use('/api', serveFiles());
  app.use('/api/acta/handed', ...jsonUpTo(fileBytes));
  app.use('/api/acta', ...jsonUpTo(bodyBytes), plainText);
  app.use('/api', serveSignatures());
  app.use('/api/settings/logo', ...jsonUpTo(pictureBytes));
  app.use('/api/settings/styles', ...jsonUpTo(bodyBytes));
  app.use('/api', serveBrand());
  app.use('/api/drive/uploads', ...jsonUpTo(pieceBodyBytes));
  app.use('/api', serveUploads());
  app.use('/api/bulk', ...jsonUpTo(bulkBytes));
  app.use('/api', serveBulk());
  app.use('/api/notices', ...jsonUpTo(bulkBytes), plainText);
  app.use('/api', serveProxyForms(), serveNotices());
  app.use('/api/reports/acta/told', ...jsonUpTo(bulkBytes), plainText);
  app.use('/api', serveToldByHand());
  app.use('/api/proxies/import', ...jsonUpTo(bulkBytes), plainText);
  app.use('/api', serveProxyImport());
  app.use('/api/pages', ...jsonUpTo(pageBytes), plainText);
  app.use('/api', servePages());
  // Larger bodies are served above: from here on none are.
  app.use(...jsonUpTo(bodyBytes), plainText);
  // At a measure that leaves no sense in guessing.
  app.get(['/api/public/receipt', '/api/public/receipts'], limitAddresses(systemClock));
  app.use(
    '/api',
    serveMoods(),
    serveAgenda(refreshAtOnce),
    serveConvocations(),
    serveVideo(),
    serveFloor(),
    serveSignIn(holdingWordsOf),
    serveCodeSignIn(),
    serveInvitations(),
    serveMail(),
    serveQueue(),
    serveDevices(),
    servePresence(),
    serveZoom(),
    serveHealth(),
    serveSettings(),
    serveStaff(deliverMail),
    serveOrganisations(),
    serveExports(),
    serveErasures(),
    serveGuide(),
    serveRehearsals(),
    serveEvening(),
    serveAttendance(desks),
    serveDoor(),
    serveProxies(readProxyAgenda),
    servePlates(readSecretVote),
    serveJobs(jobKinds),
    // Before those of one question, whose id could be anything.
    serveNominations(),
    serveQuestions(refreshAtOnce, readAwaitedDesks),
    serveConsents(),
    serveStage(),
    serveSessions(),
    serveRecord(),
    serveTimeStamps(),
    serveRecount(),
    serveReports(),
    serveDossier(),
    serveActa(),
    serveActaVersions(),
    serveTold(),
    serveComments(),
    serveOwnData(),
    servePublic(),
    serveReceipts(),
    serveDrive(),
    serveLinks(),
    serveLinkedFiles(),
  );
  app.use(unknownPath);
  app.use(answerError);
  return app;
}
