export { actaChecksOf } from './record/acta/actaFollowUp.ts';
export { actaItems } from './record/acta/actaItems.ts';
export { actaToSign, draftActa } from './record/acta/draftActa.ts';
export { lawPlacesOf } from './record/acta/lawPlaces.ts';
export {
  type ActaComment,
  type BlockAnchor,
  commentAtMost,
  commentsAtMost,
  isOpenComment,
} from './record/comments/actaComment.ts';
export { anchorsOf } from './record/comments/anchorsOf.ts';
export { answerComment } from './record/comments/answerComment.ts';
export {
  type ActaCommentsAnswer,
  actaCommentEndpoints,
  actaCommentSchemas,
} from './record/comments/commentEndpoints.ts';
export { type PlacedComment, placeComments } from './record/comments/placeComments.ts';
export { settleComment } from './record/comments/settleComment.ts';
export { takeComment } from './record/comments/takeComment.ts';
export { withdrawComment } from './record/comments/withdrawComment.ts';
export {
  decisionDeadlines,
  type HeldMeeting,
  meetingDeadlines,
  type NextDeadline,
  nextDeadline,
} from './record/deadlines/meetingDeadlines.ts';
export { objectionTerm } from './record/deadlines/objectionTerm.ts';
export {
  type DecidedLine,
  type DecidedSheet,
  decidedSheet,
} from './record/decided/decidedSheet.ts';
export { dossierEndpoints, dossierSchemas } from './record/dossier/dossierEndpoints.ts';
export { dossierFiles, dossierJsonSchema, dossierSchemaOf } from './record/dossier/dossierFiles.ts';
export type { DebtorsAt, NoticeLine } from './record/dossier/dossierLines.ts';
export {
  alwaysLeftOut,
  type DossierManifest,
  dossierManifest,
  dossierVersion,
  type LeftOut,
  leftOutLost,
  leftOutOfDecision,
  leftOutOpen,
} from './record/dossier/dossierManifest.ts';
export {
  actaMarkup,
  headingMarkup,
  linksMarkup,
  paragraphMarkup,
  recordsMarkup,
  tableMarkup,
  textMarkup,
} from './record/dossier/dossierMarkup.ts';
export { pageFoot, pageHead } from './record/dossier/dossierPage.ts';
export {
  actaOfDossier,
  assemblyOf,
  debtorsAt,
  handOfDossier,
  mailOfDossier,
  participantOf,
  personOf,
  proxyOfDossier,
  recordingOf,
} from './record/dossier/dossierProjections.ts';
export { dossierReadme, stampPath } from './record/dossier/dossierReadme.ts';
export type { DossierChoice, StartDossierRequest } from './record/dossier/dossierRequests.ts';
export { concerns, type SessionTables, sessionTables } from './record/dossier/dossierSections.ts';
export {
  convocationsTable,
  eventsTable,
  proxiesTable,
  sayDossierSession,
  toldTable,
  versionsTable,
} from './record/dossier/dossierTables.ts';
export {
  type ActaBlock,
  type ActaDraft,
  type ActaLine,
  type ActaRun,
  type ActaTable,
  blanksOf,
  type FigureSource,
  runsOf,
} from './record/draft/actaDraft.ts';
export { type OwnData, type OwnDataSession, ownDataSession } from './record/ownData/ownData.ts';
export { ownDataEndpoints, ownDataSchemas } from './record/ownData/ownDataEndpoints.ts';
export { ownDataTables } from './record/ownData/ownDataTables.ts';
export { actaPaper, type FixedFoot } from './record/paper/actaPaper.ts';
export { tableWords } from './record/paper/tableWords.ts';
export type { QuestionParticipation } from './record/participation/participationOf.ts';
export {
  type ParticipationReport,
  participationReport,
} from './record/participation/participationReport.ts';
export { participationTables, sayElapsed } from './record/participation/participationTables.ts';
export { reportEndpoints, reportSchemas } from './record/reading/reportEndpoints.ts';
export type { ReportQuery } from './record/reading/reportRequests.ts';
export { type Milestone, milestonesOf } from './record/reports/milestone.ts';
export {
  type OwnDecision,
  type OwnReading,
  type OwnReport,
  type OwnReportAnswer,
  ownReport,
} from './record/reports/ownReport.ts';
export { type QuorumMove, type QuorumReport, quorumReport } from './record/reports/quorumReport.ts';
export { movesTable, quorumTables, sayGroup } from './record/reports/quorumTables.ts';
export { sayOwnDeadline, sayOwnPresence, sayOwnVotes } from './record/reports/sayOwnReport.ts';
export { sayToldChoice } from './record/reports/sayToldChoice.ts';
export { sayRequests } from './record/reports/secrecyRequests.ts';
export { markOf, type NamedBallot, type SessionRecord } from './record/reports/sessionRecord.ts';
export {
  type AttendedUnit,
  type VotersReport,
  votersReport,
} from './record/reports/votersReport.ts';
export {
  absentTable,
  attendeesTable,
  choicesTable,
  sayChannel,
} from './record/reports/votersTables.ts';
export {
  type DecidedQuestion,
  type VotesReport,
  votesReport,
} from './record/reports/votesReport.ts';
export {
  answersTable,
  decisionsTable,
  roundsTable,
  sayResultBase,
} from './record/reports/votesTables.ts';
export { handInSignatures } from './record/signing/handInSignatures.ts';
export {
  type ActaReader,
  mayReadVersion,
  withoutDrawings,
} from './record/signing/mayReadVersion.ts';
export {
  type ActaTreeAnswer,
  type OwnActa,
  type OwnActasAnswer,
  type SignedAnswer,
  signatureEndpoints,
  signatureSchemas,
} from './record/signing/signatureEndpoints.ts';
export type {
  HandInSignedRequest,
  SignedVersionQuery,
} from './record/signing/signatureRequests.ts';
export { sayActaNumber, sayDigital, signatureSheet } from './record/signing/signatureSheet.ts';
export {
  sayWorthOf,
  shortDigest,
  signatureKindNames,
  untrustedNote,
} from './record/signing/signatureWords.ts';
export {
  isAllSigned,
  placesAskedOf,
  signVersion,
  unsignedPlaces,
} from './record/signing/signVersion.ts';
export { withdrawSignature } from './record/signing/withdrawSignature.ts';
export { convenedBy } from './record/subject/actaConvening.ts';
export {
  type ActaDocument,
  type ActaState,
  type ActaWords,
  actaStateNames,
  beginActa,
  isFixed,
  type OpenState,
} from './record/subject/actaDocument.ts';
export {
  type ActaNote,
  type NoteKind,
  noteAtMost,
  noteKey,
  noteKindNames,
  noteKinds,
  notePlaces,
  withNotes,
} from './record/subject/actaNote.ts';
export {
  type ActaDetails,
  type ActaNotice,
  type ActaObjected,
  type ActaRecord,
  knownDetails,
  noDetails,
} from './record/subject/actaRecord.ts';
export type { ActaSubject } from './record/subject/actaSubject.ts';
export { buildActaRecord } from './record/subject/buildActaRecord.ts';
export { type CallCourse, coursesOf } from './record/subject/callCourse.ts';
export { actaCalendar } from './record/told/actaCalendar.ts';
export { actaLettersPaper } from './record/told/actaLettersPaper.ts';
export { actaNoticeId, type VersionId, versionOfNotice } from './record/told/actaNoticeId.ts';
export {
  type ActaObjection,
  answerObjection,
  isLateObjection,
  objectionAtMost,
  takeObjection,
} from './record/told/actaObjection.ts';
export { type ActaTerm, actaTermsOf } from './record/told/actaTerms.ts';
export {
  communicatedActa,
  communicateVersion,
  toldDayOf,
} from './record/told/communicateVersion.ts';
export { signatureLaw } from './record/told/signatureLaw.ts';
export { toldByHandEndpoints, toldByHandSchemas } from './record/told/toldByHandEndpoints.ts';
export { toldEndpoints, toldSchemas } from './record/told/toldEndpoints.ts';
export {
  type ActaLettersAnswer,
  type ActaObjectionsAnswer,
  type ActaObjectionsQuery,
  type ActaObjectionView,
  type ActaToldQuery,
  type AnswerActaObjectionRequest,
  type CommunicateActaRequest,
  type CommunicatedAnswer,
  communicateActaRequest,
  type MailActaRequest,
  type NoteActaObjectionRequest,
  noteActaObjectionRequest,
  type ObjectActaRequest,
  type ObjectionEffect,
  type OwnActaAnswer,
  type PrintedActaLetter,
  type ToldVersionView,
} from './record/told/toldRequests.ts';
export { actaLetterBlocks, writeActaMail } from './record/told/writeActaMail.ts';
export { type ActaSigner, actaSignersOf } from './record/versions/actaSignersOf.ts';
export { actaSubjectOf } from './record/versions/actaSubjectOf.ts';
export type {
  ActaSignatory,
  ActaVersion,
  DigitalSignature,
  UnfinishedTelling,
} from './record/versions/actaVersion.ts';
export { compareDrafts } from './record/versions/compareDrafts.ts';
export { fixActa } from './record/versions/fixActa.ts';
export { nextReason } from './record/versions/nextReason.ts';
export { pendingQuestions } from './record/versions/pendingQuestions.ts';
export { reopenActa } from './record/versions/reopenActa.ts';
export { treeText } from './record/versions/treeText.ts';
export {
  type ActaVersionsAnswer,
  type AlteredPart,
  actaVersionEndpoints,
  actaVersionSchemas,
  type ShownVersion,
} from './record/versions/versionEndpoints.ts';
export type {
  ActaFileQuery,
  ActaVersionQuery,
  FixActaRequest,
  ReopenActaRequest,
} from './record/versions/versionRequests.ts';
export { type ActaAnswer, actaEndpoints, actaSchemas } from './record/written/actaEndpoints.ts';
export { actaLifeOf } from './record/written/actaLife.ts';
export { type ActaWriter, claimPen, penOfOther, sayWriter } from './record/written/actaPen.ts';
export { changesOf, mergeActa } from './record/written/mergeActa.ts';
export { type ActaMove, actaMoveKinds, moveActa } from './record/written/moveActa.ts';
export { writeActa } from './record/written/writeActa.ts';
