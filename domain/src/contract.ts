import { attendanceEndpoints } from './hall/attendance/attendanceEndpoints.ts';
import { doorEndpoints } from './hall/door/doorEndpoints.ts';
import { floorEndpoints } from './hall/floor/floorEndpoints.ts';
import { plateEndpoints } from './hall/plates/plateEndpoints.ts';
import { presenceEndpoints } from './hall/remote/presenceEndpoints.ts';
import { videoEndpoints } from './hall/video/videoEndpoints.ts';
import { zoomEndpoints, zoomHookEndpoints } from './hall/zoom/zoomEndpoints.ts';
import { brandEndpoints } from './kernel/brand/brandEndpoints.ts';
import { deviceEndpoints } from './kernel/devices/deviceEndpoints.ts';
import { fileEndpoints, linkedFileEndpoints } from './kernel/files/fileEndpoints.ts';
import { jobEndpoints } from './kernel/jobs/jobEndpoints.ts';
import { bounceEndpoints } from './kernel/mail/bounceEndpoints.ts';
import { mailEndpoints } from './kernel/mail/mailEndpoints.ts';
import { queueEndpoints } from './kernel/mail/queueEndpoints.ts';
import { codeSignInEndpoints } from './kernel/signIn/codeSignInEndpoints.ts';
import { signInEndpoints } from './kernel/signIn/signInEndpoints.ts';
import { staffEndpoints } from './kernel/staff/staffEndpoints.ts';
import { healthEndpoints } from './live/cockpit/healthEndpoints.ts';
import { pageEndpoints } from './live/pages/pageEndpoints.ts';
import { publicEndpoints } from './live/projections/publicEndpoints.ts';
import { clockEndpoints } from './live/ticks/clockEndpoints.ts';
import { agendaEndpoints } from './meeting/agenda/agendaEndpoints.ts';
import { convocationEndpoints } from './meeting/convocations/convocationEndpoints.ts';
import { stopEndpoints } from './meeting/convocations/stopEndpoints.ts';
import { driveEndpoints } from './meeting/drive/driveEndpoints.ts';
import { linkEndpoints } from './meeting/drive/linkEndpoints.ts';
import { uploadEndpoints } from './meeting/drive/uploadEndpoints.ts';
import { recordEndpoints } from './meeting/events/recordEndpoints.ts';
import { sessionEndpoints } from './meeting/sessions/sessionEndpoints.ts';
import { settingsEndpoints } from './office/assemblies/settingsEndpoints.ts';
import { erasureEndpoints } from './office/erasures/erasureEndpoints.ts';
import { eveningEndpoints } from './office/evening/eveningEndpoints.ts';
import { exportEndpoints } from './office/exports/exportEndpoints.ts';
import { organisationEndpoints } from './office/organisations/organisationEndpoints.ts';
import { rehearsalEndpoints } from './office/rehearsals/rehearsalEndpoints.ts';
import { guideEndpoints } from './office/steps/guideEndpoints.ts';
import { invitationEndpoints } from './people/invitations/invitationEndpoints.ts';
import { proxyFormEndpoints } from './people/proxies/proxyFormEndpoints.ts';
import { proxyImportEndpoints } from './people/proxies/proxyImportEndpoints.ts';
import { proxyEndpoints } from './people/proxyDecisions/proxyEndpoints.ts';
import { rosterEndpoints } from './people/rosterChanges/rosterEndpoints.ts';
import { boothEndpoints } from './polls/booths/boothEndpoints.ts';
import { bulkEndpoints } from './polls/bulk/bulkEndpoints.ts';
import { consentEndpoints } from './polls/consents/consentEndpoints.ts';
import { nominationEndpoints } from './polls/moderation/nominationEndpoints.ts';
import { questionEndpoints } from './polls/moderation/questionEndpoints.ts';
import { stageEndpoints } from './polls/moderation/stageEndpoints.ts';
import { moodEndpoints } from './polls/moods/moodEndpoints.ts';
import { noticeEndpoints } from './polls/notices/noticeEndpoints.ts';
import { paperEndpoints } from './polls/papers/paperEndpoints.ts';
import { recountEndpoints } from './polls/recounts/recountEndpoints.ts';
import { receiptEndpoints } from './polls/results/receiptEndpoints.ts';
import { ballotEndpoints } from './polls/voting/ballotEndpoints.ts';
import { actaCommentEndpoints } from './record/comments/commentEndpoints.ts';
import { dossierEndpoints } from './record/dossier/dossierEndpoints.ts';
import { ownDataEndpoints } from './record/ownData/ownDataEndpoints.ts';
import { reportEndpoints } from './record/reading/reportEndpoints.ts';
import { toldByHandEndpoints } from './record/told/toldByHandEndpoints.ts';
import { toldEndpoints } from './record/told/toldEndpoints.ts';

/**
 * Everything the API does, by noun: `functions` serves it and `web` asks it, each noun by itself; tests go
 * through all of it.
 *
 * @internal
 */
export const contract = {
  actaComments: actaCommentEndpoints,
  agenda: agendaEndpoints,
  attendance: attendanceEndpoints,
  ballots: ballotEndpoints,
  bounces: bounceEndpoints,
  brand: brandEndpoints,
  clock: clockEndpoints,
  convocations: convocationEndpoints,
  devices: deviceEndpoints,
  door: doorEndpoints,
  dossier: dossierEndpoints,
  drive: driveEndpoints,
  codeSignIn: codeSignInEndpoints,
  evening: eveningEndpoints,
  erasures: erasureEndpoints,
  exports: exportEndpoints,
  files: fileEndpoints,
  linkedFiles: linkedFileEndpoints,
  floor: floorEndpoints,
  guide: guideEndpoints,
  health: healthEndpoints,
  invitations: invitationEndpoints,
  jobs: jobEndpoints,
  links: linkEndpoints,
  mail: mailEndpoints,
  moods: moodEndpoints,
  organisations: organisationEndpoints,
  ownData: ownDataEndpoints,
  pages: pageEndpoints,
  plates: plateEndpoints,
  presence: presenceEndpoints,
  proxies: proxyEndpoints,
  proxyForms: proxyFormEndpoints,
  proxyImport: proxyImportEndpoints,
  public: publicEndpoints,
  queue: queueEndpoints,
  record: recordEndpoints,
  recount: recountEndpoints,
  rehearsals: rehearsalEndpoints,
  reports: reportEndpoints,
  rosters: rosterEndpoints,
  sessions: sessionEndpoints,
  settings: settingsEndpoints,
  signIn: signInEndpoints,
  staff: staffEndpoints,
  told: toldEndpoints,
  toldByHand: toldByHandEndpoints,
  stage: stageEndpoints,
  uploads: uploadEndpoints,
  video: videoEndpoints,
  booths: boothEndpoints,
  bulk: bulkEndpoints,
  consents: consentEndpoints,
  notices: noticeEndpoints,
  nominations: nominationEndpoints,
  papers: paperEndpoints,
  questions: questionEndpoints,
  receipts: receiptEndpoints,
  stop: stopEndpoints,
  zoom: zoomEndpoints,
  zoomHook: zoomHookEndpoints,
};
