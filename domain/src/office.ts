export { settingsEndpoints, settingsSchemas } from './office/assemblies/settingsEndpoints.ts';
export type {
  ErasureCertificate,
  ErasuresAnswer,
  ListedErasure,
} from './office/erasures/erasureCertificate.ts';
export { erasureEndpoints, erasureSchemas } from './office/erasures/erasureEndpoints.ts';
export type {
  ErasablePerson,
  ErasePersonRequest,
  PersonErasure,
} from './office/erasures/personErasure.ts';
export {
  type ErasedPerson,
  type Scrubber,
  scrubberOf,
  withdrawnName,
} from './office/erasures/scrubPerson.ts';
export {
  type CheckState,
  checkStateOf,
  type EveningAnswer,
  type EveningSettings,
  type NoteCheckRequest,
} from './office/evening/evening.ts';
export {
  type EveningCheck,
  eveningCheckIds,
  eveningChecks,
} from './office/evening/eveningChecks.ts';
export { eveningEndpoints, eveningSchemas } from './office/evening/eveningEndpoints.ts';
export { exportEndpoints, exportSchemas } from './office/exports/exportEndpoints.ts';
export {
  type ExportManifest,
  exportFormat,
  exportManifest,
  manifestPath,
} from './office/exports/exportManifest.ts';
export {
  type ArchivedAnswer,
  type AssembliesAnswer,
  type AssembliesQuery,
  assembliesAPage,
  assemblyParams,
  type ListedAssembly,
} from './office/organisations/assemblyRequests.ts';
export {
  type CloneAnswer,
  type CloneAssemblyRequest,
  cloneAssemblyRequest,
  clonePages,
  clonePoints,
  cloneQuestions,
  cloneRoster,
  lastingOf,
  nextActaNumber,
} from './office/organisations/cloneAssembly.ts';
export {
  type CloneReview,
  datedTexts,
  type StaffLeft,
} from './office/organisations/cloneReview.ts';
export {
  type DefaultStaffRole,
  type DefaultsAnswer,
  type DefaultsRequest,
  defaultStaffRoles,
  type OrganisationDefaults,
  type OrganisationRecord,
  type StaffMember,
  settleBylaws,
  staffMemberOf,
  type UsualAssembly,
  type UsualBylaws,
} from './office/organisations/defaults.ts';
export {
  type FirmAssembly,
  type FirmMeeting,
  firmYear,
  type YearLine,
} from './office/organisations/firmYear.ts';
export {
  organisationEndpoints,
  organisationSchemas,
} from './office/organisations/organisationEndpoints.ts';
export {
  meetingsAtOneHour,
  type StaffClash,
  sayStaffClash,
  staffClashes,
} from './office/organisations/staffClashes.ts';
export {
  sessionKinds,
  sittingMillis,
  type Usage,
  type UsageAnswer,
  usageCsv,
  usedSomething,
} from './office/organisations/usage.ts';
export {
  type DiscardAnswer,
  type RehearsalAnswer,
  type RehearsedWork,
  type RehearsedWorkRequest,
  rehearsalName,
  rehearsedAtMost,
  rehearsedChoice,
  rehearseProxy,
  rehearseRoster,
} from './office/rehearsals/rehearsal.ts';
export { rehearsalEndpoints, rehearsalSchemas } from './office/rehearsals/rehearsalEndpoints.ts';
export { guideEndpoints } from './office/steps/guideEndpoints.ts';
export {
  type Guide,
  type GuidedStage,
  type GuideStep,
  guideOf,
  guideStateOf,
  stepFor,
} from './office/steps/guideOf.ts';
export {
  type GuideAnswer,
  type GuideStepId,
  guideStageNames,
  needsOf,
  type PreparedFacts,
  sayNeed,
} from './office/steps/guideSteps.ts';
export { type HomeCell, homeMomentOf, homeStepOf } from './office/steps/homeStepOf.ts';
