import express, { type Express } from 'express';
import { accessRouter } from './access/accessRouter.ts';
import { entryRouter } from './access/entryRouter.ts';
import { agendaRouter } from './agenda/agendaRouter.ts';
import { assemblyRouter } from './assemblies/assemblyRouter.ts';
import { attendanceRouter } from './attendance/attendanceRouter.ts';
import { ballotRouter } from './ballots/ballotRouter.ts';
import type { Caster } from './ballots/createCaster.ts';
import { boothRouter } from './booths/boothRouter.ts';
import { brandRouter } from './brand/brandRouter.ts';
import { bulkRouter } from './bulk/bulkRouter.ts';
import { consentRouter } from './consents/consentRouter.ts';
import { convocationRouter } from './convocations/convocationRouter.ts';
import { stopRouter } from './convocations/stopRouter.ts';
import { deviceRouter } from './devices/deviceRouter.ts';
import { doorRouter } from './door/doorRouter.ts';
import { driveRouter } from './drive/driveRouter.ts';
import { linkRouter } from './drive/linkRouter.ts';
import { uploadRouter } from './drive/uploadRouter.ts';
import { eveningRouter } from './evening/eveningRouter.ts';
import { recordRouter } from './events/recordRouter.ts';
import { fileRouter } from './files/fileRouter.ts';
import { speakingRouter } from './floor/speakingRouter.ts';
import { guideRouter } from './guide/guideRouter.ts';
import { healthRouter } from './health/healthRouter.ts';
import { invitationRouter } from './invitations/invitationRouter.ts';
import { jobRouter } from './jobs/jobRouter.ts';
import { publicRouter } from './live/publicRouter.ts';
import { bounceRouter } from './mail/bounceRouter.ts';
import { mailRouter } from './mail/mailRouter.ts';
import { queueRouter } from './mail/queueRouter.ts';
import { moodRouter } from './moods/moodRouter.ts';
import { noticeRouter } from './notices/noticeRouter.ts';
import { organisationRouter } from './organisations/organisationRouter.ts';
import { writtenPageRouter } from './pages/writtenPageRouter.ts';
import { plateRouter } from './plates/plateRouter.ts';
import { limitAddresses } from './platform/addressLimits.ts';
import { noteArrival } from './platform/arrivals.ts';
import { systemClock } from './platform/clock.ts';
import { answerError, unknownPath } from './platform/httpAnswers.ts';
import { jsonUpTo, privateAnswer, requireSameOrigin } from './platform/requestGuards.ts';
import { presenceRouter } from './presence/presenceRouter.ts';
import { proxyImportRouter } from './proxies/proxyImportRouter.ts';
import { proxyRouter } from './proxies/proxyRouter.ts';
import { floorRouter } from './questions/floorRouter.ts';
import { questionRouter } from './questions/questionRouter.ts';
import { togetherRouter } from './questions/togetherRouter.ts';
import { receiptRouter } from './receipts/receiptRouter.ts';
import { rehearsalRouter } from './rehearsals/rehearsalRouter.ts';
import { reportRouter } from './reports/reportRouter.ts';
import { rosterRouter } from './rosters/rosterRouter.ts';
import { sessionRouter } from './sessions/sessionRouter.ts';
import { staffRouter } from './staff/staffRouter.ts';
import { tickRouter } from './ticks/tickRouter.ts';
import { videoRouter } from './video/videoRouter.ts';
import { webhookRouter } from './zoom/webhookRouter.ts';
import { zoomRouter } from './zoom/zoomRouter.ts';

const rosterBytes = 12_000_000;
/** A paper of 8 MB in base64, and what goes with it. */
const fileBytes = 11_400_000;
/** A picture behind a projector, in base64. */
const pictureBytes = 4_300_000;
/** A piece of a document of 2 MB in base64, and what goes with it. */
const pieceBodyBytes = 3_000_000;
/** As many items as a job takes, each about 200 letters. */
const bulkBytes = 8_000_000;
/** Every unit of the heaviest attorney, each with as many marks as fit on a ballot. */
const voteBytes = 400_000;
const bodyBytes = 100_000;

/** The HTTP API of one instance. */
export function createApp(cast: Caster): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(noteArrival(cast.now));
  app.use(privateAnswer);
  app.use('/api', tickRouter());
  app.use('/api', webhookRouter());
  app.use('/api', stopRouter());
  app.use('/api', bounceRouter());
  app.use(requireSameOrigin);
  // First what a whole hall calls at once: nothing else is compared with it.
  app.use(['/api/votes', '/api/booth'], ...jsonUpTo(voteBytes));
  app.use('/api', ballotRouter(cast));
  app.use('/api/rosters', ...jsonUpTo(rosterBytes));
  app.use('/api', rosterRouter());
  app.use('/api/files', ...jsonUpTo(fileBytes));
  app.use('/api', fileRouter());
  app.use('/api/settings/logo', ...jsonUpTo(pictureBytes));
  app.use('/api/settings/styles', ...jsonUpTo(bodyBytes));
  app.use('/api', brandRouter());
  app.use('/api/drive/uploads', ...jsonUpTo(pieceBodyBytes));
  app.use('/api', uploadRouter());
  app.use('/api/bulk', ...jsonUpTo(bulkBytes));
  app.use('/api', bulkRouter());
  app.use('/api/notices', ...jsonUpTo(bulkBytes));
  app.use('/api/proxies/import', ...jsonUpTo(bulkBytes));
  app.use('/api', proxyImportRouter());
  app.use(...jsonUpTo(bodyBytes));
  app.post(['/api/auth/*door', '/api/booth/enter'], limitAddresses(systemClock));
  app.use(
    '/api',
    moodRouter(),
    agendaRouter(),
    convocationRouter(),
    videoRouter(),
    speakingRouter(),
    noticeRouter(),
    boothRouter(cast),
    accessRouter(),
    entryRouter(),
    invitationRouter(),
    mailRouter(),
    queueRouter(),
    deviceRouter(),
    presenceRouter(),
    zoomRouter(),
    healthRouter(),
    assemblyRouter(),
    staffRouter(),
    organisationRouter(),
    guideRouter(),
    rehearsalRouter(),
    eveningRouter(),
    attendanceRouter(),
    doorRouter(),
    proxyRouter(),
    plateRouter(),
    jobRouter(),
    // Before those of one question, whose id could be anything.
    floorRouter(),
    togetherRouter(),
    questionRouter(),
    consentRouter(),
    sessionRouter(),
    recordRouter(),
    reportRouter(),
    publicRouter(),
    receiptRouter(),
    writtenPageRouter(),
    driveRouter(),
    linkRouter(),
  );
  app.use(unknownPath);
  app.use(answerError);
  return app;
}
