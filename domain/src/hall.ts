export { attendanceEndpoints, attendanceSchemas } from './hall/attendance/attendanceEndpoints.ts';
export type {
  AccreditRequest,
  AttendanceAnswer,
  ChannelRequest,
  ClearArrearsRequest,
  DeskAnswer,
  DeskSubmission,
  LeaveRequest,
  TransferRequest,
} from './hall/attendance/attendanceRequests.ts';
export {
  attendanceModeNames,
  countChannels,
  type SplitHolder,
} from './hall/attendance/countChannels.ts';
export { decideAccreditation, isOfRoster } from './hall/attendance/decideAccreditation.ts';
export { decideChannel } from './hall/attendance/decideChannel.ts';
export {
  type Applicant,
  type ProxiesRead,
  representedOf,
  wantedOf,
} from './hall/attendance/decideEligibility.ts';
export { decideTransfer } from './hall/attendance/decideTransfer.ts';
export { readDeskCode } from './hall/attendance/deskCode.ts';
export { solvingOperation, type WayOut, wayOutOf } from './hall/attendance/deskConflicts.ts';
export {
  type DeskOperation,
  deskRequestOf,
  unsentMillis,
} from './hall/attendance/deskOperation.ts';
export {
  type DeskConflict,
  type DeskDelivery,
  type DeskQueue,
  deskQueue,
  dismiss,
  emptyQueue,
  enqueue,
  settle,
} from './hall/attendance/deskQueue.ts';
export { type Foreseen, foreseeAttendance } from './hall/attendance/foreseeAttendance.ts';
export { identityWayNames, identityWayOf, withDocument } from './hall/attendance/identity.ts';
export { planLeaving } from './hall/attendance/planLeaving.ts';
export { type Entitlement, type HallPlaces, planTaking } from './hall/attendance/planTaking.ts';
export { refusedUnit } from './hall/attendance/refusedUnit.ts';
export {
  attendsOnline,
  sayGone,
  sayHolding,
  sayLasting,
  sayNothingHeld,
  sayOver,
  sayThanks,
  sayUnaccredited,
  sayWatching,
} from './hall/attendance/sayAttending.ts';
export { buildSeatBook, type SeatBook, type SeatPerson } from './hall/attendance/seatBook.ts';
export type { SeatPack, SeatPartQuery } from './hall/attendance/seatPack.ts';
export { type CallComparison, compareCall, type NotRegistered } from './hall/calls/compareCall.ts';
export { type CallSign, callMatcher, type KnownAddresses } from './hall/calls/matchCall.ts';
export {
  type CallGuest,
  type CallReport,
  isCallTitles,
  readCallReport,
} from './hall/calls/readCallReport.ts';
export { addAtDoor, decideDoor } from './hall/door/decideDoor.ts';
export { doorEndpoints, doorSchemas } from './hall/door/doorEndpoints.ts';
export {
  type AddDoorRequest,
  type DecideDoorRequest,
  type DoorAnswer,
  decideDoorRequest,
} from './hall/door/doorRequests.ts';
export { byArrival, capacityNames, sayDoorCapacity, sayDoorPaper } from './hall/door/sayDoor.ts';
export {
  askTurn,
  decideInquiryShown,
  endTurn,
  extendTurn,
  type FloorChange,
  giveFloor,
  hideInquiry,
  setFloorRules,
  withdrawTurn,
} from './hall/floor/decideFloor.ts';
export {
  emptyFloor,
  type Floor,
  type FloorRules,
  orderWaiting,
  type SpeakingTurn,
  turnOf,
  usualFloorRules,
  type WaitingTurn,
} from './hall/floor/floor.ts';
export { floorEndpoints, floorSchemas } from './hall/floor/floorEndpoints.ts';
export {
  type EnterFloorRequest,
  type ExtendFloorRequest,
  type FloorAnswer,
  floorRulesRequest,
  type GiveFloorRequest,
  type OwnFloor,
} from './hall/floor/floorRequests.ts';
export {
  admitInquiry,
  decideInquiry,
  type Inquiry,
  type InquiryState,
  inquiryLettersAtMost,
  type OwnInquiry,
  type SendInquiryRequest,
  type SettleInquiryRequest,
  type ShowInquiryRequest,
  sendInquiryRequest,
} from './hall/floor/inquiry.ts';
export { type LiveRoom, liveRoomOf, withVideo } from './hall/floor/liveRoom.ts';
export {
  carriedPlate,
  decideHandOut,
  decideLoss,
  decideReplacement,
  decideReturn,
} from './hall/plates/decidePlate.ts';
export {
  isOut,
  newPlate,
  type Plate,
  type PlateState,
  plateNumberAtMost,
  plateStates,
  platesAtOnce,
} from './hall/plates/plate.ts';
export { plateEndpoints, plateSchemas } from './hall/plates/plateEndpoints.ts';
export { platePayload, readPlatePayload } from './hall/plates/platePayload.ts';
export { type PlatePin, pinDigits } from './hall/plates/platePin.ts';
export {
  type CreatedPlates,
  type CreatePlatesRequest,
  createPlatesRequest,
  type HandOutRequest,
  type PinNeed,
  type PlateAnswer,
  type PlateRequest,
  type PrintedPins,
  type PrintPinsRequest,
  plateNumberSchema,
  type ReplaceRequest,
} from './hall/plates/plateRequests.ts';
export { platesNotReturned, platesToAskBack } from './hall/plates/platesDue.ts';
export { hasPin, type PinPrint, platesForPins } from './hall/plates/platesForPins.ts';
export {
  type Connected,
  type ConnectedTwice,
  connectedTwice,
  connectionNames,
  type RemotePerson,
  remotePeople,
  type SeveralDevices,
  severalDevices,
} from './hall/remote/connectedTwice.ts';
export { countedNow, type Gap } from './hall/remote/countedTime.ts';
export {
  type DocumentStepAnswer,
  type DocumentStepRequest,
  typeDocument,
} from './hall/remote/documentStep.ts';
export {
  type EnterOnlineAnswer,
  isOverdue,
  lapsesOnline,
  type OnlineUnit,
  type Presence,
  type PresenceAnswer,
  type RoomAnswer,
  type RoomPeopleAnswer,
  seenNow,
  type VerifyIdentityAnswer,
  type VerifyIdentityRequest,
} from './hall/remote/presence.ts';
export {
  deviceMillis,
  liveDevices,
  nextSign,
  type PresenceDevice,
  seeDevice,
} from './hall/remote/presenceDevices.ts';
export { presenceEndpoints, presenceSchemas } from './hall/remote/presenceEndpoints.ts';
export {
  graceMillis,
  heartbeatMillis,
  type PresencePace,
  signMillis,
  usualPresencePace,
} from './hall/remote/presenceTimes.ts';
export {
  gapsAt,
  lookAgain,
  type PresenceLook,
  type PresenceWatch,
} from './hall/remote/presenceWatch.ts';
export {
  addressOfVideo,
  type RoomVideo,
  readMeetingVideo,
  type SetVideoRequest,
  sayVideo,
  videosOfRoom,
  youtubeFrame,
} from './hall/video/meetingVideo.ts';
export { videoEndpoints, videoSchemas } from './hall/video/videoEndpoints.ts';
export { matchStays, onlyNamesake } from './hall/zoom/matchStays.ts';
export {
  decideZoomSecrets,
  type SetZoomRequest,
  sayZoomTrouble,
  setZoomRequest,
  viewOfZoomAccount,
  type ZoomAccountAnswer,
  type ZoomAccountView,
  type ZoomInPage,
  type ZoomSecrets,
  type ZoomSettingsAnswer,
  type ZoomTestAnswer,
  type ZoomTrouble,
  zoomInPage,
} from './hall/zoom/zoomAccount.ts';
export { zoomEndpoints, zoomHookEndpoints, zoomSchemas } from './hall/zoom/zoomEndpoints.ts';
export {
  anyZoomEvent,
  moveOf,
  type ZoomEvent,
  type ZoomMove,
  zoomEvent,
} from './hall/zoom/zoomEvent.ts';
export { readZoomFrame, type ZoomSignatureAnswer, zoomFrameJoin } from './hall/zoom/zoomFrame.ts';
export type {
  MatchZoomRequest,
  ZoomConsoleAnswer,
  ZoomLinkAnswer,
  ZoomMeeting,
  ZoomOwnAnswer,
  ZoomPeopleAnswer,
  ZoomPerson,
  ZoomRegistrant,
} from './hall/zoom/zoomMeeting.ts';
export { hearMove, isConnected, type ZoomStay } from './hall/zoom/zoomStay.ts';
