export type { ActaItemId } from './laws/aspects/actaItemId.ts';
export type { ActaRules } from './laws/aspects/actaRules.ts';
export type { ConvocationRules, NoticeRule } from './laws/aspects/convocationRules.ts';
export type { ProxyRules } from './laws/aspects/proxyRules.ts';
export { arrearsInForce } from './laws/assemblies/arrearsInForce.ts';
export {
  decideArrears,
  type SetArrearsAnswer,
  type SetArrearsRequest,
  setArrearsRequest,
} from './laws/assemblies/decideArrears.ts';
export {
  decideQuorum,
  quorumRuleOf,
  type SetQuorumAnswer,
  type SetQuorumRequest,
  setQuorumRequest,
} from './laws/assemblies/decideQuorum.ts';
export {
  matterByUnit,
  type SetUnitUsesRequest,
  setUnitUsesRequest,
} from './laws/assemblies/decideUnitUses.ts';
export {
  type AssemblyDescription,
  type DescribeAssemblyAnswer,
  type DescribeAssemblyRequest,
  describeAssembly,
  describeAssemblyRequest,
} from './laws/assemblies/describeAssembly.ts';
export {
  type DecidingLaw,
  decideMajority,
  matterName,
  ruleOfMatter,
  type SetMajorityRequest,
  setMajorityRequest,
} from './laws/assemblies/majorities.ts';
export {
  assemblyName,
  beginAssembly,
  type CreateAssemblyRequest,
  type CreatedAssembly,
  createAssemblyRequest,
} from './laws/assemblies/newAssembly.ts';
export {
  keptQuorums,
  packInSession,
  packOnceInstalled,
  ruleInSession,
} from './laws/assemblies/packInSession.ts';
export { type QuorumPlace, quorumPlaces, sayQuorumRoom } from './laws/assemblies/quorumPlaces.ts';
export { isZoneOf, usualZone } from './laws/assemblies/usualZone.ts';
export { type Figures, noVotes, type VoteKind } from './laws/findings/figures.ts';
export { type Quorum, quorumLine, quorumOf, sayPresence } from './laws/quorum/quorum.ts';
export { actaRulesOf } from './laws/rulePacks/actaRulesOf.ts';
export { type Clearance, clearanceOf, sayClearance } from './laws/rulePacks/arrearsClearance.ts';
export { convocationRulesOf } from './laws/rulePacks/convocationRulesOf.ts';
export { countingLawOf } from './laws/rulePacks/countingLawOf.ts';
export { countsMembers } from './laws/rulePacks/countsMembers.ts';
export { type DebtLaw, debtLawOf } from './laws/rulePacks/debtLaw.ts';
export { holdingWordsOf } from './laws/rulePacks/holdingWordsOf.ts';
export { packUnder, type QuorumLaw } from './laws/rulePacks/packUnder.ts';
export { proxyRulesOf } from './laws/rulePacks/proxyRulesOf.ts';
export { matterRule, packOf, ruleOf } from './laws/rulePacks/rulePacks.ts';
export { sessionQuorum } from './laws/rulePacks/sessionQuorum.ts';
export { writePrivacyNotice } from './laws/rulePacks/writePrivacyNotice.ts';
export { explainBylaws } from './laws/rules/explainBylaws.ts';
export { explainRule } from './laws/rules/explainRule.ts';
export type { Requirement } from './laws/rules/requirement.ts';
export { allOf, favourOver, presenceOver } from './laws/rules/requirements.ts';
export { conflictLaw, type Rule } from './laws/rules/rule.ts';
export type { RulePack } from './laws/rules/rulePack.ts';
export { nameBase, sayCall, sayRequirement, sayShare } from './laws/rules/sayRequirement.ts';
export { countsUnits, mainWeight } from './laws/rules/scope.ts';
export { votedShares } from './laws/rules/shareAt.ts';
export { termOf, type Vocabulary } from './laws/rules/vocabulary.ts';
export { votesByUnit } from './laws/rules/withUnitUses.ts';
export { countRoll } from './laws/verdicts/countRoll.ts';
export { muteReasons, type RollUnit } from './laws/verdicts/roll.ts';
export { quorumScopes, scopesOf } from './laws/verdicts/scopesOf.ts';
export { verdictOf, verdictWord } from './laws/verdicts/verdict.ts';
export { type VerdictKind, verdictKinds } from './laws/verdicts/verdictKind.ts';
