export { agendaEndpoints, agendaSchemas } from './meeting/agenda/agendaEndpoints.ts';
export { decideOrder, movableOf, roomAfter } from './meeting/agenda/agendaOrder.ts';
export {
  type AgendaPoint,
  byPointNumber,
  pointApproverNames,
  pointKindNames,
  pointKinds,
  pointNowOf,
} from './meeting/agenda/agendaPoint.ts';
export {
  type AddPointRequest,
  type MovePointRequest,
  type PointTerms,
  pointsAtMost,
  pointTerms,
  type RemovePointRequest,
} from './meeting/agenda/agendaRequests.ts';
export { approveChange, isAnnounced, isConvened, isNoticeOut } from './meeting/agenda/announced.ts';
export {
  admitWarnings,
  lawWarnings,
  sayWarningOf,
  type WarnedQuestion,
  warningsTogether,
} from './meeting/agenda/lawWarnings.ts';
export { agendaPart, type LiveAgenda, type LivePoint } from './meeting/agenda/liveAgenda.ts';
export {
  decidePointMove,
  followPoints,
  type PointPlace,
  placesWithout,
  withPlaces,
} from './meeting/agenda/orderPoints.ts';
export {
  type AgendaWarning,
  type AskedOutside,
  admitOutside,
  agendaExceptionNames,
  outsideAgenda,
} from './meeting/agenda/outsideAgenda.ts';
export { type ReadPoint, readPoints } from './meeting/agenda/readPoints.ts';
export { untreatedPoints } from './meeting/agenda/treatedPoints.ts';
export {
  type AttachedDocument,
  attachable,
  attachedOf,
  documentsAtMost,
  type LockedDocument,
  shownDocuments,
} from './meeting/attachments/attachedDocument.ts';
export {
  compareNotice,
  differencesDigest,
  type NoticeCheckAnswer,
  type NoticeComparison,
  type NoticeDifference,
} from './meeting/convened/compareNotice.ts';
export { plannedTerms } from './meeting/convened/meetingTerms.ts';
export { composeOutside } from './meeting/convened/outsideNotice.ts';
export { sayMismatch, sayNoticeDifference } from './meeting/convened/sayNoticeDifference.ts';
export {
  checkMeeting,
  type LawSentence,
  type MeetingCheck,
  type MeetingCheckAnswer,
} from './meeting/convocationChecks/checkMeeting.ts';
export type { ComposingFacts } from './meeting/convocationChecks/composingFacts.ts';
export { contentNames, noticeContents } from './meeting/convocationChecks/noticeContents.ts';
export { laterCallOf } from './meeting/convocationRules/laterCall.ts';
export {
  decideNoticeBylaws,
  noticeRuleUnder,
  type SetNoticeBylawsRequest,
  setNoticeBylawsRequest,
} from './meeting/convocationRules/noticeBylaws.ts';
export { calendarFile, calendarMethod } from './meeting/convocations/calendarFile.ts';
export {
  type CallOffRequest,
  callOffRequest,
  composeCancellation,
} from './meeting/convocations/callOffMeeting.ts';
export {
  type ComposedConvocation,
  type ContentState,
  composeConvocation,
} from './meeting/convocations/composeConvocation.ts';
export {
  type Convocation,
  type ConvocationAnnex,
  type ConvocationContent,
  type ConvocationKind,
  convocationKindNames,
  type WrittenKind,
} from './meeting/convocations/convocation.ts';
export {
  type ConvocationDraft,
  convocationDraftSchema,
  type SaveDraftRequest,
  type SavedDraft,
} from './meeting/convocations/convocationDraft.ts';
export {
  convocationEndpoints,
  convocationSchemas,
} from './meeting/convocations/convocationEndpoints.ts';
export {
  type ConvocationRecipient,
  personalValues,
  type RecipientsAnswer,
  recipientOf,
  recipientsOf,
} from './meeting/convocations/convocationRecipient.ts';
export type { ConvocationsAnswer } from './meeting/convocations/convocationsAnswer.ts';
export {
  nextKindOf,
  noticesInForce,
  noticesOf,
  wasAnnounced,
} from './meeting/convocations/nextConvocation.ts';
export {
  type DeclareOutsideRequest,
  declareOutsideRequest,
} from './meeting/convocations/outsideRequest.ts';
export {
  fillPlaceholders,
  personalPlaceholders,
  placeholderNames,
  placeholders,
} from './meeting/convocations/placeholders.ts';
export { placeholderValues } from './meeting/convocations/placeholderValues.ts';
export { proposeDraft } from './meeting/convocations/proposeDraft.ts';
export {
  type RemindAnswer,
  type ReminderSettings,
  remindDaysAtMost,
  remindDueAt,
  writeReminder,
} from './meeting/convocations/reminder.ts';
export { isIntact, noticeDigest, sealedTextOf } from './meeting/convocations/sealConvocation.ts';
export {
  type IntegrityAnswer,
  isTooHeavy,
  type MailedAnswer,
  type SendConvocationRequest,
  type SentAnswer,
  textDigest,
  type UnmailedAnswer,
} from './meeting/convocations/sendConvocation.ts';
export { stopEndpoints } from './meeting/convocations/stopEndpoints.ts';
export {
  noticeFormName,
  type PersonalWay,
  writeConvocation,
} from './meeting/convocations/writeConvocation.ts';
export { addVersion, changeItem, withInside } from './meeting/drive/changeItem.ts';
export { documentAddress, publicBytesAddress } from './meeting/drive/documentAddress.ts';
export {
  type DocumentLink,
  type DocumentLinkView,
  documentLinkLifeAtMost,
  documentLinksAtMost,
  type LinkedDocumentAnswer,
  linkAddress,
  linkOver,
  linkParams,
  linkToken,
  type NewLinkRequest,
} from './meeting/drive/documentLink.ts';
export { contentTypeOf } from './meeting/drive/documentType.ts';
export { audienceOf, maySee, narrower, seenEntries, shownTo } from './meeting/drive/driveAccess.ts';
export { driveEndpoints, driveSchemas } from './meeting/drive/driveEndpoints.ts';
export {
  type DocumentType,
  type DocumentVersion,
  type DriveDocument,
  type DriveFolder,
  type DriveItem,
  documentBytesAtMost,
  documentVersionsAtMost,
  driveDepthAtMost,
  isPreviewed,
  latestVersion,
  type Visibility,
  visibilities,
  visibilityMeanings,
  visibilityNames,
} from './meeting/drive/driveItem.ts';
export {
  type ChangeItemRequest,
  type DriveAnswer,
  type DriveItemView,
  documentParams,
  documentQuery,
  type NewFolderRequest,
  newFolderRequest,
} from './meeting/drive/driveRequests.ts';
export {
  type BeginUploadRequest,
  type DriveUpload,
  missingPieces,
  pieceBytes,
  pieceSize,
  piecesOf,
  type UploadAnswer,
  type UploadPieceRequest,
  type UploadPlace,
  uploadLife,
  uploadParams,
  uploadPlace,
  uploadsAtMost,
} from './meeting/drive/driveUpload.ts';
export { linkEndpoints, linkSchemas } from './meeting/drive/linkEndpoints.ts';
export { contentTypesPart, readOffice } from './meeting/drive/officeDocument.ts';
export { checkFolder, checkRoom, freeName } from './meeting/drive/placeItem.ts';
export { type ArchivePart, readArchive } from './meeting/drive/readArchive.ts';
export { uploadEndpoints, uploadSchemas } from './meeting/drive/uploadEndpoints.ts';
export { recordEndpoints, recordSchemas } from './meeting/events/recordEndpoints.ts';
export type {
  ProtectedAnswer,
  QuorumReplay,
  RecordPage,
  RecordQuery,
  RecordRow,
  ReplayQuery,
} from './meeting/events/recordRequests.ts';
export { sayEvent } from './meeting/events/sayEvent.ts';
export { sayOrigin } from './meeting/events/sayOrigin.ts';
export { proxyFormPaper } from './meeting/proxyForms/proxyFormPaper.ts';
export { proxyWarnings } from './meeting/proxyForms/proxyWarnings.ts';
export { completeQuorum } from './meeting/quorum/completeQuorum.ts';
export { countPresence, presenceOfCounts, presenceOfSums } from './meeting/quorum/countPresence.ts';
export { extendCurve } from './meeting/quorum/curve.ts';
export { hallAt, type MendedUnit, unitsBefore } from './meeting/quorum/hallAt.ts';
export type { LiveQuorum, PublicPageState, QuorumPoint } from './meeting/quorum/liveQuorum.ts';
export { presenceCurve } from './meeting/quorum/presenceCurve.ts';
export { decideQuorumNote, sayMissing } from './meeting/quorum/quorumWatch.ts';
export { rollOf } from './meeting/quorum/rollOf.ts';
export { sayQuorum } from './meeting/quorum/sayQuorum.ts';
export { movementsOf, presentAt, quorumAt, standingAt } from './meeting/quorum/timeLine.ts';
export { mayNeedNotary, signersAsked } from './meeting/sessions/actaSigners.ts';
export {
  type AssemblyPhase,
  assemblyPhaseNames,
  assemblyPhaseOf,
  assemblyPhases,
  callHourOf,
} from './meeting/sessions/assemblyPhase.ts';
export {
  type ClosingAnswer,
  missingOffices,
  sayClosingLacks,
} from './meeting/sessions/closingReview.ts';
export { courseOf, sessionFieldsOf } from './meeting/sessions/courseOf.ts';
export { hallEmptiesAt } from './meeting/sessions/hallEmptiesAt.ts';
export {
  decideMeetingPlan,
  type PlanMeetingRequest,
  planMeetingRequest,
} from './meeting/sessions/meetingCall.ts';
export { nextSession } from './meeting/sessions/nextSession.ts';
export { isSameStage, openWithout, stageOf, stageWithout } from './meeting/sessions/openVotings.ts';
export {
  decideEnding,
  decideInstalling,
  decideResuming,
  decideSuspending,
  failCall,
  type SessionCourse,
} from './meeting/sessions/sessionCourse.ts';
export { sessionEndpoints, sessionSchemas } from './meeting/sessions/sessionEndpoints.ts';
export {
  type InstallRequest,
  type NextCallAdvice,
  type NextCallRequest,
  type OfficersRequest,
  officersRequest,
  type SessionChanged,
  type SessionChangeRequest,
  type SuspendRequest,
  type VerifyRequest,
} from './meeting/sessions/sessionRequests.ts';
