export { collectionRoles } from './kernel/access/collectionRoles.ts';
export {
  collectionReaders,
  collectionsBehindPassword,
  type ReadableCollection,
} from './kernel/access/collections.ts';
export {
  decideSwitch,
  type SwitchAnswer,
  type SwitchRequest,
} from './kernel/access/decideSwitch.ts';
export {
  type AnswerOf,
  type Asker,
  at,
  type Endpoint,
  type PathParams,
  type RequestTo,
  type SchemasOf,
  type Written,
} from './kernel/access/endpoint.ts';
export { type GuardVerdict, guardRoute } from './kernel/access/guardRoute.ts';
export type { IdentityWay } from './kernel/access/identityWay.ts';
export {
  type LiveName,
  liveNames,
  type Projection,
  projections,
} from './kernel/access/liveNames.ts';
export {
  actorOf,
  addProof,
  beginMember,
  endSessions,
  hasAccess,
  hasProof,
  isPersonMember,
  isSessionActive,
  type Member,
  memberIdOf,
  openedByCodes,
  openSession,
  proofLife,
  type SessionDevice,
} from './kernel/access/member.ts';
export { mayWhenArchived, type Operation, operations } from './kernel/access/operations.ts';
export { isOpenPage, pageIdOf, pageRoute } from './kernel/access/pageId.ts';
export {
  collectionParts,
  defaultParts,
  type PartName,
  partNames,
  parts,
  partsVersion,
  rolesOf,
} from './kernel/access/parts.ts';
export { mayDo, permissionsIn, permissionsOf, sessionMay } from './kernel/access/permissions.ts';
export {
  isCollectionOff,
  isOperationOff,
  isPieceOff,
  isRouteOff,
  isSwitchedOn,
  offIn,
  offInPublic,
  onInPublic,
  type PagePiece,
  type PluginName,
  pluginNames,
  pluginOf,
  plugins,
  pluginsOfCollection,
  type RunningWork,
  type Switches,
} from './kernel/access/plugins.ts';
export {
  isOverVideo,
  ofScreens,
  publicScreens,
  type ScreenPath,
  screenPathOf,
  screenPaths,
} from './kernel/access/publicScreens.ts';
export { type Role, roleNames, roles, type SignInRole, signInRoles } from './kernel/access/role.ts';
export {
  defaultRoutes,
  type Layout,
  type MiddlewareName,
  middlewareNames,
  type RoutePath,
  type RouteRow,
  routeOf,
  routes,
} from './kernel/access/routes.ts';
export { sessionReads } from './kernel/access/sessionReads.ts';
export { loginStatusCode, successCode } from './kernel/access/successCodes.ts';
export { strangerSession, type UserSession } from './kernel/access/userSession.ts';
export {
  type Assembly,
  type AssemblyKind,
  assemblyKindNames,
  assemblyKinds,
  type GeneralSettings,
  type IntegrationSettings,
  isArchived,
  isRehearsal,
} from './kernel/assemblies/assembly.ts';
export type { MeetingVideo, StoredVideo } from './kernel/assemblies/meetingVideo.ts';
export { modalityNames, modalityOf, routesIn, takesOnline } from './kernel/assemblies/modality.ts';
export type { ModalityAnswer, ModalityRequest } from './kernel/assemblies/modalityRequest.ts';
export {
  type Organisation,
  type OrganisationMember,
  organisationIdOf,
} from './kernel/assemblies/organisation.ts';
export { type PackId, packIds } from './kernel/assemblies/packId.ts';
export type { AssemblyBrand, PublicAssembly } from './kernel/assemblies/publicAssembly.ts';
export {
  allowedRedirect,
  hostOfRedirect,
  isLockedPath,
  type Redirects,
  type SetRedirectRequest,
  setRedirectRequest,
  settleRedirect,
} from './kernel/assemblies/redirects.ts';
export {
  type ReplaceCodeAnswer,
  type ReplaceCodeRequest,
  replaceCodeRequest,
} from './kernel/assemblies/replaceCode.ts';
export type { StoredZoomAccount, ZoomAccount } from './kernel/assemblies/zoomAccount.ts';
export { ballotKindOf, ballotKinds } from './kernel/ballotKinds/ballotKinds.ts';
export { type ElectionKind, electionKinds } from './kernel/ballotKinds/electionKind.ts';
export { sayMarks } from './kernel/ballotKinds/sayMarks.ts';
export {
  type AssemblyLook,
  brandPictureUrl,
  doorBrandOf,
  lookOf,
} from './kernel/brand/assemblyLook.ts';
export {
  type Brand,
  type BrandAnswer,
  type BrandColours,
  type BrandPictureKind,
  type BrandToken,
  brandTokens,
  type ColourScheme,
  colourSchemes,
  pictureLimits,
} from './kernel/brand/brand.ts';
export { brandEndpoints, brandSchemas } from './kernel/brand/brandEndpoints.ts';
export {
  brandedTokens,
  contrastNeeded,
  type LookPlace,
  legibleShape,
  surfaceNeeded,
  veilOf,
} from './kernel/brand/brandedTokens.ts';
export type { BrandPictureRequest, StylesRequest } from './kernel/brand/brandRequests.ts';
export { type ColourCheck, checkColours, isLegible } from './kernel/brand/checkColours.ts';
export { channelsOf, leastContrast } from './kernel/brand/contrast.ts';
export { ourTokens, type SurfaceTokens, type ThemeTokens } from './kernel/brand/themeTokens.ts';
export type { ArrearsBylaw, ArrearsLoss } from './kernel/bylaws/arrearsBylaw.ts';
export { bases, type MajorityBylaw } from './kernel/bylaws/majorityBylaw.ts';
export type { NoticeBylaws } from './kernel/bylaws/noticeBylaws.ts';
export {
  attorneyKinds,
  type NamedHolder,
  type ProxyBylaws,
  type ProxyCap,
  type ProxyForm,
  type ProxyShare,
  proxyForms,
  proxyOffices,
  proxyOrders,
  substitutionKinds,
} from './kernel/bylaws/proxyBylaws.ts';
export {
  type AttendanceMeasure,
  attendanceMeasures,
  type QuorumBylaw,
} from './kernel/bylaws/quorumBylaw.ts';
export { bylawsName, citeSource, type Source } from './kernel/bylaws/source.ts';
export { sayUnitClass, type UnitClass, type UnitUsesBylaw } from './kernel/bylaws/unitUses.ts';
export {
  endOfMillisecond,
  type Instant,
  instantMillis,
  instantOf,
  type Projected,
} from './kernel/calendars/instant.ts';
export { addDays, daysBetween, type LocalDate } from './kernel/calendars/localDate.ts';
export { localDateSchema } from './kernel/calendars/localDateSchema.ts';
export type { LocalMoment } from './kernel/calendars/localTime.ts';
export { momentOnClock } from './kernel/calendars/momentOnClock.ts';
export { sayPeriod } from './kernel/calendars/period.ts';
export { sayDate } from './kernel/calendars/sayDate.ts';
export { sayAtTime, sayTime } from './kernel/calendars/sayTime.ts';
export { isTimeZone } from './kernel/calendars/timeZones.ts';
export { type Calendar, calendarOf } from './kernel/calendars/workingDays.ts';
export { instantOfLocal, localDateOf, localTimeOf } from './kernel/calendars/zone.ts';
export { type Country, countries, knownCountry } from './kernel/countries/country.ts';
export { countryFacts } from './kernel/countries/countryFacts.ts';
export { toTwentyFour } from './kernel/countries/toTwentyFour.ts';
export type { DeviceAnswer } from './kernel/devices/deviceAnswer.ts';
export { deviceEndpoints, deviceSchemas } from './kernel/devices/deviceEndpoints.ts';
export { deviceName } from './kernel/devices/deviceName.ts';
export { checkVotingDevice, type VotingDevice, votesFrom } from './kernel/devices/votingDevice.ts';
export type { AgendaException } from './kernel/events/agendaException.ts';
export { asciiText } from './kernel/events/asciiText.ts';
export type { AssemblyEvent, EventOrigin, StoredEvent } from './kernel/events/assemblyEvent.ts';
export {
  checkSeals,
  compareMark,
  type SealFault,
  type SealsAnswer,
} from './kernel/events/checkSeals.ts';
export { type InCommit, inOrder } from './kernel/events/commitOrder.ts';
export { type DatedEvent, dateEvents } from './kernel/events/datedEvent.ts';
export type { DebtorsNoted } from './kernel/events/debtorsNoted.ts';
export type { DesksCounted } from './kernel/events/desksCounted.ts';
export {
  type DoorCapacity,
  doorCapacities,
  doorCapacityNames,
  doorPaperExamples,
  isVotingCapacity,
  type VotingDoorCapacity,
  votingDoorCapacities,
} from './kernel/events/doorCapacity.ts';
export type { EventKind } from './kernel/events/eventKinds.ts';
export { handMeans } from './kernel/events/handMeans.ts';
export { nominationStateNames, nominationStates } from './kernel/events/nominationState.ts';
export { type PointApprover, pointApprovers } from './kernel/events/pointApprover.ts';
export { byCommand, type LoggedReading } from './kernel/events/readings.ts';
export {
  eventsABlock,
  hashEvent,
  headAfter,
  type Seal,
  type SealHead,
  sealBlock,
} from './kernel/events/seal.ts';
export { readSealMark, sealMark } from './kernel/events/sealMark.ts';
export { type DownloadName, downloadName } from './kernel/files/downloadName.ts';
export { fileEndpoints, fileSchemas, linkedFileEndpoints } from './kernel/files/fileEndpoints.ts';
export {
  extensionOf,
  fileName,
  folderName,
  keptTypes,
  nameEnding,
  nameStem,
} from './kernel/files/fileName.ts';
export {
  type FileRequest,
  looseFileLife,
  looseFilesAtMost,
  type StoredFile,
} from './kernel/files/fileRequests.ts';
export { type FileType, fileBytesAtMost, fileTypeOf } from './kernel/files/fileType.ts';
export type { ProxyFile } from './kernel/files/proxyFile.ts';
export { cotSchema } from './kernel/identity/cot.ts';
export { credentialCode } from './kernel/identity/credentialCode.ts';
export { dialPhone } from './kernel/identity/dialPhone.ts';
export { entriesAtMost, entriesFor, entriesOf } from './kernel/identity/documentEntries.ts';
export { documentFinder } from './kernel/identity/documentFinder.ts';
export { documentKey, isDocument, namesDocument } from './kernel/identity/documentKey.ts';
export {
  type DocumentTerms,
  documentIdentity,
  documentRank,
  documentTerms,
  isSameDocument,
} from './kernel/identity/documentTerms.ts';
export { documentIdSchema, personIdSchema, unitsAtOnce } from './kernel/identity/ids.ts';
export {
  type IdFinder,
  idFinder,
  idsOfPeople,
  type KnownPeople,
  type KnownPerson,
  personKeyIn,
} from './kernel/identity/idsOfPeople.ts';
export { nameKey, nameWords } from './kernel/identity/nameKey.ts';
export { isPathSegment } from './kernel/identity/pathSegment.ts';
export { emailsOf, type Person } from './kernel/identity/person.ts';
export { sayWrongChecks } from './kernel/identity/sayWrongChecks.ts';
export { hasEnded, type JobProgress, type JobState, jobPercent } from './kernel/jobs/job.ts';
export { jobEndpoints, jobSchemas } from './kernel/jobs/jobEndpoints.ts';
export { checkedRows } from './kernel/lists/checkedRows.ts';
export { groupBy } from './kernel/lists/groupBy.ts';
export { sayList } from './kernel/lists/sayList.ts';
export { bounceEndpoints } from './kernel/mail/bounceEndpoints.ts';
export { writeCredentialMail } from './kernel/mail/credentialMail.ts';
export { escapeMarkup } from './kernel/mail/escapeMarkup.ts';
export type { MailLook } from './kernel/mail/letter.ts';
export { maskAddress, readMailAddress } from './kernel/mail/mailAddress.ts';
export {
  type CredentialRequest,
  type Delivery,
  decideMailFate,
  expireMail,
  failMail,
  type MailAnswer,
  mailAttemptsAtMost,
  type OutgoingMail,
  postponeMail,
  queuedMail,
  sendingLife,
  takeMail,
} from './kernel/mail/mailBox.ts';
export { mailEndpoints, mailSchemas } from './kernel/mail/mailEndpoints.ts';
export {
  bounceMail,
  cancelMail,
  type MailFate,
  mailFateNames,
  mailFateOf,
  retryMail,
  sayMailReason,
  settleUnconfirmed,
} from './kernel/mail/mailFate.ts';
export {
  type MailgunNotice,
  mailgunNotice,
  readMailgunBounce,
  writeMessageId,
} from './kernel/mail/mailgunNotice.ts';
export {
  emptyMailQueue,
  giveTurns,
  type MailQueue,
  type MailQueueView,
  paceAtMost,
  type SetPaceRequest,
  setPaceRequest,
  usualPace,
} from './kernel/mail/mailQueue.ts';
export type {
  CancelQueueRequest,
  RetryMailsRequest,
  SettleMailRequest,
} from './kernel/mail/mailQueueRequests.ts';
export {
  decideMailServer,
  type MailSecurity,
  type MailServer,
  type MailServerAnswer,
  type MailServerView,
  type MailSettingsAnswer,
  type MailSource,
  type MailTrial,
  type MailTrouble,
  mailSecurities,
  mailSecurityNames,
  type SetMailRequest,
  type StoredMailServer,
  sayMailTrial,
  setMailRequest,
  type TestMailAnswer,
  type TestMailRequest,
  testMailRequest,
  viewOfMailServer,
  writeTestMail,
} from './kernel/mail/mailServer.ts';
export { queueEndpoints, queueSchemas } from './kernel/mail/queueEndpoints.ts';
export { sayMail } from './kernel/mail/sayMail.ts';
export { writeStaffMail } from './kernel/mail/staffMail.ts';
export {
  type MeetingKind,
  type Modality,
  meetingKindNames,
  meetingKinds,
  modalities,
} from './kernel/meetings/meeting.ts';
export { dataSchema, oldestSchema, unstampedCollections } from './kernel/migrations/dataSchema.ts';
export {
  createAt,
  deleteAt,
  eventAt,
  type Place,
  type Plan,
  type Seen,
  setAt,
  setSeenAt,
  updateAt,
  type Write,
} from './kernel/plans/plan.ts';
export { decidesSubmission, isRefusalCode } from './kernel/refusals/decidesSubmission.ts';
export { describeRefusal } from './kernel/refusals/describeRefusal.ts';
export { accept, type Outcome, refuse } from './kernel/refusals/outcome.ts';
export { type Refusal, type RefusalCode, refusals } from './kernel/refusals/refusal.ts';
export { sendingIdOf } from './kernel/refusals/sendingId.ts';
export { backOff } from './kernel/retrying/backOff.ts';
export { tryAgain } from './kernel/retrying/tryAgain.ts';
export {
  type AssemblySession,
  calledOffIn,
  callName,
  momentOf,
  readingOf,
  type SessionMoment,
  sessionHour,
  takesArrivals,
  toldHourOf,
} from './kernel/sessions/assemblySession.ts';
export { type HeldSession, heldSessionOf } from './kernel/sessions/heldSession.ts';
export {
  isPastClosing,
  isSecret,
  type KnownQuestion,
  takesSeveral,
} from './kernel/sessions/knownQuestion.ts';
export {
  type MeetingOfficers,
  noOfficers,
  signerOf,
  signerOffices,
} from './kernel/sessions/meetingOfficers.ts';
export {
  type Convened,
  callerNames,
  callerRoles,
  type NotedConvocation,
} from './kernel/sessions/notedConvocation.ts';
export { type PointNow, sayPoint } from './kernel/sessions/pointNow.ts';
export {
  byQuestionNumber,
  joinNumbers,
  numberOf,
  type QuestionNumber,
  sayQuestionNumber,
  sayQuestionNumbers,
} from './kernel/sessions/questionNumber.ts';
export {
  isRunning,
  type QuestionState,
  questionStates,
  takesVotes,
} from './kernel/sessions/questionState.ts';
export { type SessionMessage, sayInstant, saySession } from './kernel/sessions/saySession.ts';
export type { SessionState } from './kernel/sessions/sessionState.ts';
export { type Mood, type Stage, stagedIds } from './kernel/sessions/stage.ts';
export { csvText } from './kernel/sheets/csvText.ts';
export {
  inPoints,
  logoHeader,
  type Margins,
  ordinaryMargins,
  printedLook,
} from './kernel/sheets/printedPage.ts';
export {
  type ReportTable,
  sayReportCell,
  sheetCellOf,
  tableText,
} from './kernel/sheets/reportTable.ts';
export {
  type AccessCode,
  accessCodeLife,
  type CodeSignInWay,
  decideCodeSignIn,
  signInRoleOf,
} from './kernel/signIn/accessCode.ts';
export {
  type AddressCount,
  addAddressFailure,
  waitOfAddress,
} from './kernel/signIn/addressLimit.ts';
export {
  type AccountAttempts,
  accountFailuresAtMost,
  addFailure,
  failuresAtMost,
  forgetPlace,
  forgottenAt,
  recoveriesAtMost,
  waitOfAttempts,
} from './kernel/signIn/attemptLimit.ts';
export {
  type AttorneySignIn,
  type AttorneySwitchAnswer,
  type AttorneySwitchRequest,
  decideAttorneySignIn,
} from './kernel/signIn/attorneySignIn.ts';
export {
  type GenerateRequest,
  liveQuery,
  type RedirectAnswer,
} from './kernel/signIn/authRequests.ts';
export { codeSignInEndpoints, codeSignInSchemas } from './kernel/signIn/codeSignInEndpoints.ts';
export type {
  CodeSignInRequest,
  IssuedCode,
  PersonRequest,
  SignInAnswer,
} from './kernel/signIn/codeSignInRequests.ts';
export {
  type PrivacyNotice,
  type PrivacyRequest,
  privacyVersion,
  showPrivacy,
} from './kernel/signIn/privacyNotice.ts';
export { codeKey, readableCode } from './kernel/signIn/readableCode.ts';
export type { OpenAssembly, OwnAssembly, SessionAnswer } from './kernel/signIn/sessionAnswers.ts';
export { checkSignIn, signInsFromNow } from './kernel/signIn/signIn.ts';
export { signInEndpoints, signInSchemas } from './kernel/signIn/signInEndpoints.ts';
export { tooManyAttempts } from './kernel/signIn/tooManyAttempts.ts';
export {
  accessOf,
  decideStaffChange,
  decideStaffRemoval,
  type StaffChange,
  staffState,
} from './kernel/staff/decideStaffChange.ts';
export { passwordChoiceLife, passwordFault, passwordHint } from './kernel/staff/firstPassword.ts';
export {
  accessOfRole,
  decideRoleChange,
  type PermissionSettings,
} from './kernel/staff/roleAccess.ts';
export {
  grantAccess,
  isStaff,
  type StaffAccess,
  type StaffRole,
  staffRoles,
  staffRoutes,
  takeableRoutes,
  tidyAccess,
} from './kernel/staff/staff.ts';
export { staffEndpoints, staffSchemas } from './kernel/staff/staffEndpoints.ts';
export {
  readStaffToken,
  staffLink,
  staffLinkLife,
  staffTokenIn,
} from './kernel/staff/staffLink.ts';
export {
  type ChangeRoleRequest,
  type ChangeStaffRequest,
  type InviteStaffRequest,
  inviteStaffRequest,
  type RemoveStaffRequest,
  type RolesAnswer,
  type StaffAnswer,
  type StaffInvitationAnswer,
  type StaffLinkRequest,
  type StaffSignInAnswer,
  type StaffSignInRequest,
} from './kernel/staff/staffRequests.ts';
export { cellText } from './kernel/tables/cellText.ts';
export { columnLetter, type SaidNote } from './kernel/tables/sayNotes.ts';
export { capital } from './kernel/text/capital.ts';
export { columnLook } from './kernel/text/columnLook.ts';
export { joinNames, sayNames } from './kernel/text/joinNames.ts';
export { ofNamed } from './kernel/text/named.ts';
export { endSentence, saying } from './kernel/text/sentence.ts';
export { tieFigures } from './kernel/text/tieFigures.ts';
export { type StampTrouble, stampTroubles } from './kernel/timeStamps/stampTrouble.ts';
export {
  readTimeAuthority,
  type StampTrial,
  type TimeAuthorityAnswer,
} from './kernel/timeStamps/timeAuthority.ts';
export {
  claimStamp,
  type DueTimeStamp,
  deservesStamp,
  dueStamp,
  type GivenTimeStamp,
  putOffStamp,
  type StampOfThen,
  type TimeStamp,
} from './kernel/timeStamps/timeStamp.ts';
export { timeStampEndpoints, timeStampSchemas } from './kernel/timeStamps/timeStampEndpoints.ts';
export {
  sayStampInstant,
  type TimeStampsAnswer,
  type TimeStampView,
  viewOfStamp,
} from './kernel/timeStamps/timeStampView.ts';
export {
  formatCount,
  formatPercent,
  formatWeight,
  weightToDecimalText,
} from './kernel/weights/formatWeight.ts';
export {
  type HoldingWords,
  holdingHeadings,
  plainWords,
  sayHeld,
  sayWeight,
} from './kernel/weights/holdingWords.ts';
export { parseWeight } from './kernel/weights/parseWeight.ts';
export { sayPeople } from './kernel/weights/sayPeople.ts';
export { sayUnits } from './kernel/weights/sayUnits.ts';
export type { Term } from './kernel/weights/term.ts';
export { atLeast, moreThanHalf, readFraction, sayThreshold } from './kernel/weights/threshold.ts';
export {
  addCounts,
  type Count,
  nothing,
  subtractCounts,
  sumCounts,
  wholeWeight,
} from './kernel/weights/weight.ts';
export {
  hasWhole,
  type WeightMeasure,
  weightMeasureNames,
  weightMeasures,
} from './kernel/weights/weightMeasure.ts';
