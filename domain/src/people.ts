export { cleaningTexts, dataToClean } from './people/cleaning/dataToClean.ts';
export {
  applyCorrections,
  correctionsAtMost,
  type RosterCorrection,
} from './people/imports/applyCorrections.ts';
export { diffRosters, type UnitChange } from './people/imports/diffRosters.ts';
export { guessColumns } from './people/imports/guessColumns.ts';
export { guessReading, guessReadingFrom } from './people/imports/guessReading.ts';
export type {
  CompareRequest,
  Excerpt,
  ImportAnswer,
  ImportProgress,
  ImportRequest,
  RosterComparison,
} from './people/imports/importRequest.ts';
export { layRoster, titlesOfRoster } from './people/imports/layRoster.ts';
export { parseRoster } from './people/imports/parseRoster.ts';
export {
  type ReadImport,
  type RosterInForce,
  readImport,
  readingMeasure,
} from './people/imports/readImport.ts';
export { sayDebtorNotes, sayRosterNotes } from './people/imports/sayRosterNotes.ts';
export {
  readAsTaught,
  type TaughtReading,
  taughtBy,
  taughtReading,
} from './people/imports/taughtReading.ts';
export {
  type BulkInvitationAnswer,
  type BulkInvitationRequest,
  type InvitationRow,
  type InvitationSheet,
  type InvitationSheetsAnswer,
  type InvitationSheetsRequest,
  type InvitationsAnswer,
  type InvitingStatus,
  invitationSheetsRequest,
  invitedAtOnce,
  listInvitations,
  type RevokeInvitationsRequest,
  sheetsAtOnce,
} from './people/invitations/bulkInvitations.ts';
export {
  credentialEnd,
  credentialLife,
  decideInvitation,
  type Invitation,
  standsInvitation,
} from './people/invitations/invitation.ts';
export {
  invitationEndpoints,
  invitationSchemas,
} from './people/invitations/invitationEndpoints.ts';
export { credentialLink, invitationIn } from './people/invitations/invitationLink.ts';
export type { DeskInvitation, InvitationRequest } from './people/invitations/invitationRequests.ts';
export {
  type InvitationToken,
  readInvitationToken,
  writeInvitationToken,
} from './people/invitations/invitationToken.ts';
export { type DebtChange, debtChanges } from './people/lists/debtChanges.ts';
export type { DebtChoice } from './people/lists/debtChoice.ts';
export type { TitledColumn } from './people/lists/debtorColumns.ts';
export { debtReading } from './people/lists/debtReading.ts';
export type { DebtSign } from './people/lists/readBalance.ts';
export {
  type BulkRow,
  type BulkWork,
  bulkWorks,
  readBulkSheet,
  sayBulkNotes,
} from './people/lists/readBulkSheet.ts';
export { readDebtors } from './people/lists/readDebtors.ts';
export { readMoney } from './people/lists/readMoney.ts';
export type { ToldDebt } from './people/lists/toldDebts.ts';
export {
  classAmong,
  type NamedOne,
  type NamedSet,
  type NamedSetKind,
  type NamedSets,
  namedAmong,
} from './people/named/namedSet.ts';
export { checkProxyTable } from './people/proxies/checkProxyTable.ts';
export { decideArrival } from './people/proxies/decideArrival.ts';
export {
  decideOffices,
  type SetOfficesRequest,
  setOfficesRequest,
} from './people/proxies/decideOffices.ts';
export { proxiesThatDoNotFit } from './people/proxies/fitsProxies.ts';
export {
  isArrivalTime,
  type OwnArrival,
  type RepresentedUnit,
} from './people/proxies/ownArrival.ts';
export { prevailingProxy, prevailingRivals } from './people/proxies/prevailingProxy.ts';
export { type OwnedUnit, type ProxyBook, sayLabels } from './people/proxies/proxyBook.ts';
export {
  type OpenedForm,
  type PrintedForm,
  type ProxyFormsAnswer,
  proxyFormPath,
  proxyFormsOf,
  proxyFormToken,
  readProxyFormCode,
} from './people/proxies/proxyForm.ts';
export { proxyFormEndpoints } from './people/proxies/proxyFormEndpoints.ts';
export {
  type Attorney,
  isLiveProxy,
  liveProxyStates,
  type ProxyDocument,
  type ProxyGrant,
  type ProxyRelation,
  type ProxyScope,
  type ProxyState,
  proxyFormNames,
  signersOf,
} from './people/proxies/proxyGrant.ts';
export {
  type ImportProxiesRequest,
  importedProxyId,
  importProxiesRequest,
  type ProxyImportReport,
  type ProxyImportSummary,
  type ProxyRowAnswer,
  type ProxyRowResult,
  proxyRowResults,
  proxyRows,
} from './people/proxies/proxyImport.ts';
export { proxyImportEndpoints, proxyImportSchemas } from './people/proxies/proxyImportEndpoints.ts';
export {
  hasAllOfProxies,
  type ProxyField,
  proxyFieldNames,
  sayProxyNotes,
} from './people/proxies/proxyShape.ts';
export {
  type ProxyReading,
  type ProxyRow,
  type ProxyRowProblem,
  type ProxyTable,
  readProxyTable,
} from './people/proxies/readProxyTable.ts';
export type { ProxyConflict } from './people/proxyConflicts/conflict.ts';
export { conflictsByProxy } from './people/proxyConflicts/conflictsByProxy.ts';
export {
  decideProxyAcceptance,
  decideProxyRejection,
  markProxyUsed,
} from './people/proxyDecisions/decideProxyAcceptance.ts';
export {
  decideProxyReceipt,
  hasPendingOnes,
  pendingProxiesAtMost,
} from './people/proxyDecisions/decideProxyReceipt.ts';
export { decideProxyRevocation } from './people/proxyDecisions/decideProxyRevocation.ts';
export { decideProxySubstitution } from './people/proxyDecisions/decideProxySubstitution.ts';
export { decideRelease } from './people/proxyDecisions/decideRelease.ts';
export {
  asksMandate,
  declineMandate,
  type MandateProxy,
  type MandateRequest,
  mandateDuties,
  mandateTerms,
  type OwnMandates,
  sayMandate,
} from './people/proxyDecisions/mandate.ts';
export { proxyEndpoints, proxySchemas } from './people/proxyDecisions/proxyEndpoints.ts';
export type { ProxyRecord } from './people/proxyDecisions/proxyRecord.ts';
export {
  type AcceptAnswer,
  type AcceptProxyRequest,
  type AttorneyRequest,
  attorneyRequest,
  type ConflictsAnswer,
  type DeskProxyRequest,
  deskProxyRequest,
  type OwnProxies,
  type OwnProxy,
  type OwnProxyRequest,
  type ProxyAgendaItem,
  type ProxyAnswer,
  proxyIdSchema,
  type SubstituteProxyRequest,
  substituteProxyRequest,
} from './people/proxyDecisions/proxyRequests.ts';
export {
  type ProxyPlaces,
  proxyWrites,
  releaseWrites,
  type SavedProxy,
} from './people/proxyDecisions/proxyWrites.ts';
export {
  decideProxyBylaws,
  type SetProxyBylawsRequest,
  setProxyBylawsRequest,
} from './people/proxyRules/decideProxyBylaws.ts';
export { admitsNone } from './people/proxyRules/proxyCap.ts';
export {
  attorneyKindNames,
  proxyOfficeNames,
  proxyOrderNames,
  sayMatters,
  substitutionNames,
} from './people/proxyRules/proxyNames.ts';
export { proxyRulesUnder } from './people/proxyRules/proxyRulesUnder.ts';
export { sayMost } from './people/proxyRules/proxyShare.ts';
export { withProxyBylaws } from './people/proxyRules/withProxyBylaws.ts';
export {
  type ArrearsComparison,
  type CompareArrearsRequest,
  type UpdateArrearsRequest,
  withDebtors,
} from './people/rosterChanges/arrearsUpdate.ts';
export {
  type EditedUnit,
  type EditUnitRequest,
  editUnit,
  editUnitRequest,
  type UnitEdits,
} from './people/rosterChanges/editUnit.ts';
export { questionsVotedOn, type RestoreRequest } from './people/rosterChanges/restoreRequest.ts';
export { rosterEndpoints, rosterSchemas } from './people/rosterChanges/rosterEndpoints.ts';
export { besideWeights, exportRoster } from './people/rosters/exportRoster.ts';
export { countHeads, headIdOf } from './people/rosters/heads.ts';
export { groupProblems, type ProblemGroup } from './people/rosters/problemGroups.ts';
export type {
  ImportMode,
  ParsedRoster,
  Roster,
  RosterOrigin,
  RosterVersion,
} from './people/rosters/roster.ts';
export {
  type Admission,
  admissionOf,
  changeCounts,
  countRoster,
  owingHeads,
  type RosterCounts,
  type ScopeCounts,
} from './people/rosters/rosterCounts.ts';
export type {
  OwnerField,
  RosterField,
  UnitValue,
  UnitValues,
} from './people/rosters/rosterFields.ts';
export {
  type PackedContact,
  type PackedKind,
  type PackedOwner,
  type PackPart,
  type PackPartQuery,
  type PackQuery,
  packedOwners,
  type RosterPack,
} from './people/rosters/rosterPack.ts';
export { type RosterPart, rosterPart } from './people/rosters/rosterPart.ts';
export { problemText, type RosterProblem } from './people/rosters/rosterProblem.ts';
export type { RosterReading } from './people/rosters/rosterReading.ts';
export { sayUses } from './people/rosters/sayUses.ts';
export { type Unit, unitIdOf } from './people/rosters/unit.ts';
export {
  fieldList,
  rosterFields,
  type UnitField,
  valueFields,
} from './people/rosters/unitFields.ts';
export {
  type NamedUnit,
  type UnitFinder,
  unitFinder,
  unitsNamed,
} from './people/rosters/unitFinder.ts';
export {
  type IndexedUnit,
  indexedUnits,
  indexUnits,
  labelsOf,
} from './people/rosters/unitIndexes.ts';
export type { UnitLabels } from './people/rosters/unitLabels.ts';
export { type Owner, ownersOf, unitsByOwner } from './people/rosters/unitOwners.ts';
export { classesIn, type UnitsOfClass } from './people/rosters/unitUse.ts';
export {
  type Attendance,
  type AttendanceMode,
  attendanceModes,
  type Capacity,
  capacities,
} from './people/seats/attendance.ts';
export { type DoorPerson, type DoorState, standsAtDoor } from './people/seats/doorPerson.ts';
export { unitsThatDoNotFit } from './people/seats/fitsAttendance.ts';
export {
  type HeadPresence,
  isCounted,
  noShare,
  type SeatChange,
  seatIn,
  sharesOf,
} from './people/seats/headPresence.ts';
export { type Desk, sayRegistered } from './people/seats/sayHolder.ts';
export { headWrites, owingWrites, type SeatPlaces } from './people/seats/seatWrites.ts';
export { mayAdjust } from './people/weighing/adjustWeights.ts';
export { sumProof } from './people/weighing/sumProof.ts';
