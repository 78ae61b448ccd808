export type { CastAsked, CastVoter, KeptVote } from './polls/ballots/castObstacles.ts';
export {
  type CastAnswer,
  type CastAnswerRow,
  type CastRequest,
  choicesAtOnce,
  type Voted,
} from './polls/ballots/castRequest.ts';
export {
  type Ballot,
  decideCast,
  isInForce,
  voteChannelOf,
  wasKept,
} from './polls/ballots/decideCast.ts';
export { decideProtest } from './polls/ballots/decideProtest.ts';
export { decideSecretCast } from './polls/ballots/decideSecretCast.ts';
export type { Participation } from './polls/ballots/participation.ts';
export { type SaidNoVote, sayNoVotes, type WhyNoVoteAnswer } from './polls/ballots/sayNoVote.ts';
export { sayVoteChannel, sayVoted } from './polls/ballots/sayVoted.ts';
export { countsHeads, splitUnits } from './polls/ballots/splitUnits.ts';
export { type HeadSeats, headObstacle, sayHeadObstacle } from './polls/ballots/wholeHead.ts';
export {
  type AskedVote,
  type AskedVoter,
  type VoterPhone,
  type VoterUnit,
  whyNoVote,
} from './polls/ballots/whyNoVote.ts';
export {
  type Booth,
  boothNameAtMost,
  boothPassLife,
  boothTicketLife,
  isOpenBooth,
  placeOfBooth,
} from './polls/booths/booth.ts';
export { boothEndpoints, boothSchemas } from './polls/booths/boothEndpoints.ts';
export type {
  BoothAnswer,
  BoothCastRequest,
  BoothEntry,
  BoothRow,
  BoothState,
  BoothsAnswer,
  EnterBoothRequest,
  OpenBoothRequest,
} from './polls/booths/boothRequests.ts';
export { decideBoothEntry, stillCarries } from './polls/booths/decideBoothEntry.ts';
export { type BulkBook, buildBulkBook } from './polls/bulk/bulkBook.ts';
export { bulkEndpoints, bulkSchemas } from './polls/bulk/bulkEndpoints.ts';
export {
  type BulkAccreditItem,
  type BulkLeaveItem,
  type BulkPlateItem,
  type BulkReport,
  type BulkRequest,
  type BulkResult,
  type BulkSummary,
  bulkItems,
  bulkOperations,
  bulkResults,
} from './polls/bulk/bulkRequests.ts';
export {
  type BulkStatus,
  bulkStatuses,
  itemsOf,
  type ResolvedRow,
} from './polls/bulk/resolvedRow.ts';
export { resolveEntries } from './polls/bulk/resolveEntries.ts';
export { resolveExits } from './polls/bulk/resolveExits.ts';
export { resolvePlates } from './polls/bulk/resolvePlates.ts';
export {
  type CaptureAnswer,
  type CaptureRequest,
  type HandsRequest,
  handsAtOnce,
  type InstructionsAnswer,
} from './polls/captures/captureRequest.ts';
export {
  type CorrectRequest,
  correctionsAtOnce,
  type UnitVote,
  type UnitVoteQuery,
} from './polls/captures/correctRequest.ts';
export { decideCorrection } from './polls/captures/decideCorrection.ts';
export { isVoteTitles, readVoteTable, type VoteTable } from './polls/captures/readVoteTable.ts';
export { type AbsenteeRow, absenteeRows, type OwnerContact } from './polls/consents/absenteeRow.ts';
export { absenteeTable, sayContacts, sayDay } from './polls/consents/absenteeTable.ts';
export { type AbsentOwner, absentOwnersOf } from './polls/consents/absentOwner.ts';
export { type BegunConsent, beginConsent } from './polls/consents/beginConsent.ts';
export { consentCalendar } from './polls/consents/consentCalendar.ts';
export { consentEndpoints, consentSchemas } from './polls/consents/consentEndpoints.ts';
export {
  type ConsentNotice,
  isObjectionInTime,
  lastDayOf,
  type NoticeState,
  noticeMeans,
  noticeStates,
  objectionMeans,
  untouchedNotice,
} from './polls/consents/consentNotice.ts';
export { type ConsentProcess, midnightGraceMillis } from './polls/consents/consentProcess.ts';
export {
  type ConsentAnswer,
  type ConsentView,
  type NotifyRequest,
  noticesAtOnce,
  notifyRequest,
  type ObjectionRequest,
  type OwnConsents,
  type OwnObjectionRequest,
  objectionRequest,
  type UndoRequest,
  undoRequest,
  type WaitingConsents,
} from './polls/consents/consentRequests.ts';
export { meansNames, noticeStateNames } from './polls/consents/consentWords.ts';
export {
  decideNotify,
  decideObjection,
  decideOwnObjection,
  decideUndo,
} from './polls/consents/decideNotice.ts';
export { type FrozenUnit, frozenUnits } from './polls/consents/frozenUnit.ts';
export { isConsentHeld } from './polls/consents/recheckConsent.ts';
export { type Reckoned, reckonConsent } from './polls/consents/reckonConsent.ts';
export { restandConsent, restateResult } from './polls/consents/restandConsent.ts';
export { appliedRule, type Ruled, sayAppliedRule } from './polls/elections/appliedRule.ts';
export { electionWarnings } from './polls/elections/electionWarnings.ts';
export { sayElectionTerms } from './polls/elections/sayElectionTerms.ts';
export { settleElection } from './polls/elections/settleElection.ts';
export {
  type ForecastHall,
  forecastSecret,
  type SecretForecast,
} from './polls/forecasts/forecastSecret.ts';
export type { Reach } from './polls/forecasts/reachOf.ts';
export { type ReachHall, reachOfEach, reachSources } from './polls/forecasts/reachOfEach.ts';
export { requireCheckable } from './polls/forecasts/requireCheckable.ts';
export { sayForecast } from './polls/forecasts/sayForecast.ts';
export { sayReach, sayReaches } from './polls/forecasts/sayReach.ts';
export { unitsForReach } from './polls/forecasts/unitsForReach.ts';
export { instructionFor } from './polls/instructions/instructionFor.ts';
export {
  candidatesAtMost,
  type ElectionAsked,
  electionAsked,
} from './polls/marks/electionRequest.ts';
export { listMarks } from './polls/marks/listMarks.ts';
export {
  choosable,
  type ElectionTerms,
  type Marked,
  type MarkLimits,
  markedAs,
  readBallot,
} from './polls/marks/marks.ts';
export type { Option } from './polls/marks/option.ts';
export { nominationEndpoints, nominationSchemas } from './polls/moderation/nominationEndpoints.ts';
export {
  type BallotResults,
  type CountingAnswer,
  questionEndpoints,
  questionSchemas,
} from './polls/moderation/questionEndpoints.ts';
export { stageEndpoints, stageSchemas } from './polls/moderation/stageEndpoints.ts';
export type { MoodCounts } from './polls/moods/mood.ts';
export { moodEndpoints, moodSchemas } from './polls/moods/moodEndpoints.ts';
export {
  type AnswerMoodRequest,
  type AskMoodRequest,
  askMoodRequest,
  type MoodAnswer,
  type MoodStage,
} from './polls/moods/moodRequests.ts';
export { admitMood, decideMood, endMoodOn, moodOn } from './polls/moods/moodStage.ts';
export { presentMood } from './polls/moods/presentMood.ts';
export { decideHandNotice, decideUndoHandNotice } from './polls/notices/decideHandNotice.ts';
export type { HandNotice } from './polls/notices/handNotice.ts';
export { meansSheet } from './polls/notices/meansSheet.ts';
export { noticeEndpoints, noticeSchemas } from './polls/notices/noticeEndpoints.ts';
export {
  type HandNoticeAnswer,
  type HandNoticeRequest,
  handNoticeRequest,
  type UndoHandNoticeRequest,
} from './polls/notices/noticeRequests.ts';
export { notifiedAbsentees } from './polls/notices/notifiedAbsentees.ts';
export {
  needsProof,
  notifiedMeans,
  notifiedMeansNames,
  sayNotifiedMeans,
} from './polls/notices/notifiedMeans.ts';
export { notifiedSheet } from './polls/notices/notifiedSheet.ts';
export {
  isNotified,
  type NotifiedOnce,
  type NotifiedRow,
  notifiedTable,
} from './polls/notices/notifiedTable.ts';
export { type NotifiedTotals, notifiedTotals } from './polls/notices/notifiedTotals.ts';
export type { NoticeSubjects, NotifiedView } from './polls/notices/notifiedView.ts';
export { decidePaperHours } from './polls/papers/decidePaperHours.ts';
export { decidePaperVote, type PaperVoteDecided } from './polls/papers/decidePaperVote.ts';
export { paperEndpoints, paperSchemas } from './polls/papers/paperEndpoints.ts';
export {
  type PaperCheck,
  type PaperCheckRequest,
  type PaperRequest,
  paperRequest,
  type RefusedPaper,
  sheetsAtMost,
} from './polls/papers/paperRequests.ts';
export { decideLot, lotSeedSchema } from './polls/places/decideLot.ts';
export {
  isRollCallPublic,
  type LiveQuestion,
  type LiveStage,
  type LiveVoting,
  liveStageOf,
  publicSight,
  stageKeyOf,
  votingIn,
} from './polls/presented/liveQuestion.ts';
export type { LiveResults } from './polls/presented/liveResults.ts';
export { planSeats, type SeatPlan, sayWinners } from './polls/presented/presentElected.ts';
export {
  type Participating,
  presentParticipation,
  presentResult,
  presentRunning,
  sayDecisionQuorum,
  sayVerdict,
  withCountsAlone,
} from './polls/presented/presentResult.ts';
export { amendedFrom, decideAmendment } from './polls/questions/amendment.ts';
export { askMatter } from './polls/questions/askMatter.ts';
export {
  decideSecrecyAsked,
  deniedSecrecy,
  disclosureAsked,
} from './polls/questions/askSecrecy.ts';
export { type AwaitedDesk, desksAwaitedMillis } from './polls/questions/awaitedDesk.ts';
export { type ClosingDrain, drainOf, usualDrain } from './polls/questions/closingDrain.ts';
export { decideLaw, type SetLawAnswer, type SetLawRequest } from './polls/questions/decideLaw.ts';
export { decideOpenings } from './polls/questions/decideOpenings.ts';
export type { Nomination } from './polls/questions/nominated.ts';
export {
  beginNominations,
  decideNomination,
  decideNominationsEnd,
  decideWithdrawal,
  disqualifyingRules,
  type NominateRequest,
  type OpenNominationsRequest,
  openNominationsRequest,
} from './polls/questions/nominations.ts';
export { type Question, type SecrecyWish, yesNoOptions } from './polls/questions/question.ts';
export {
  type AnnulQuestionRequest,
  amendQuestionRequest,
  annulQuestionRequest,
  ballotAtMost,
  type CreateQuestionRequest,
  type ExtendQuestionsRequest,
  type ForecastRequest,
  forecastRequest,
  type MissingAnswer,
  type NamedAsked,
  type OpenAnswer,
  type OpenQuestionsRequest,
  openQuestionsRequest,
  type QuestionTerms,
  questionTerms,
  type SecrecyAsked,
  type StageRequest,
  type VotedAnswer,
} from './polls/questions/questionRequests.ts';
export {
  type RereadDraft,
  rereadDraft,
  type SetMajorityAnswer,
} from './polls/questions/rereadDraft.ts';
export { type RollCallOrder, rollOrders } from './polls/questions/rollCallOrder.ts';
export { sayQuestionState } from './polls/questions/sayQuestionState.ts';
export { showsRunning } from './polls/questions/showsRunning.ts';
export { type SettledTerms, termsOf, typedTerms } from './polls/questions/termsOf.ts';
export {
  decideAnnulment,
  decideClosing,
  decideCounting,
  decideExtension,
  decideOpening,
} from './polls/questions/transitions.ts';
export {
  checkChannel,
  type Disclosure,
  type VoteChannel,
  voteChannels,
} from './polls/questions/votePolicy.ts';
export {
  type HallRecountRequest,
  hallRecountRequest,
} from './polls/recounts/hallRecountRequest.ts';
export type { RecountAnswer } from './polls/recounts/recountAnswer.ts';
export { recountEndpoints } from './polls/recounts/recountEndpoints.ts';
export type { RecountFault } from './polls/recounts/recountFault.ts';
export { decideResult } from './polls/results/decideResult.ts';
export { decideSecretResult } from './polls/results/decideSecretResult.ts';
export { drawTie } from './polls/results/drawTie.ts';
export {
  publicResult,
  type QuestionResult,
  type StoredResult,
} from './polls/results/questionResult.ts';
export { receiptEndpoints, receiptSchemas } from './polls/results/receiptEndpoints.ts';
export type { ReceiptAnswer, ReceiptList } from './polls/results/receiptRequests.ts';
export { recountAnnulled } from './polls/results/recountAnnulled.ts';
export { receiptsOf, recountResult } from './polls/results/recountResult.ts';
export { digestOf, hashBallots, hashReceipts, sealResult } from './polls/results/resultSeal.ts';
export { runoffOf } from './polls/results/runoffOf.ts';
export type { ResultSeal } from './polls/results/sealOfResult.ts';
export { meetingScript, type ScriptLine, type ScriptState } from './polls/script/meetingScript.ts';
export { canBeSecret, measureOf, votesByHeads } from './polls/secrecy/canBeSecret.ts';
export { countsOwnHeads, eachOwnHead } from './polls/secrecy/ownHeads.ts';
export { namedWarning, requestLaw, secretWarning } from './polls/secrecy/secretWarnings.ts';
export {
  besidesAsked,
  mayNameConflict,
  type NamingQuestion,
  needsNoConflict,
} from './polls/sets/admitNamed.ts';
export { citeInPerson, inPersonIn, isBarredProxy, isLeftOut } from './polls/sets/inPerson.ts';
export { interestOf, interestReach, notesOf, sayInterest } from './polls/sets/interestOf.ts';
export { readSlates } from './polls/slates/readSlates.ts';
export { withoutMark } from './polls/slates/slateLines.ts';
export { joinSums, type SecretSums, sealedSlots, splitSums } from './polls/tallies/sealedSums.ts';
export {
  bitmapOf,
  changeBetween,
  emptyBitmap,
  emptyTally,
  headTally,
  mergeTallies,
  type ShardChange,
  sumBitmaps,
  type Tally,
  tallyOf,
  totalOf,
  type UnitBitmap,
  type UnitIndexOf,
  unitIndexesOf,
} from './polls/tallies/tally.ts';
export { ballotEndpoints, ballotSchemas } from './polls/voting/ballotEndpoints.ts';
export type {
  AnnulledQuestion,
  AskedBallot,
  CurrentBallot,
  Holding,
  Instruction,
  ProtestAnswer,
} from './polls/voting/currentBallot.ts';
