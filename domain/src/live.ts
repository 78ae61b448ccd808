export { awaitedDesks } from './live/cockpit/awaitedDesks.ts';
export type { CockpitAnswer } from './live/cockpit/cockpit.ts';
export { feedRows, isOfFeed } from './live/cockpit/feed.ts';
export {
  type CrowdHealth,
  type DeviceHealth,
  type DeviceState,
  type Health,
  healthOf,
  isAnswering,
  mergeSigns,
  phonesIn,
} from './live/cockpit/health.ts';
export { healthEndpoints, healthSchemas } from './live/cockpit/healthEndpoints.ts';
export { packSigns, signRows, unpackSigns } from './live/cockpit/packSigns.ts';
export {
  type CrowdKind,
  crowdKinds,
  crowdPace,
  type DeviceKind,
  isCrowd,
  type NamedKind,
  namedKinds,
  namedPaceMillis,
  type Sign,
  type SignAnswer,
  type SignState,
  screenWidthLeast,
  signDueAt,
  signKeptMillis,
} from './live/cockpit/sign.ts';
export type { MemberSignRequest, ScreenSignRequest } from './live/cockpit/signRequests.ts';
export {
  entryNames,
  type HallTurnout,
  liveTurnout,
  type TurnoutPart,
  type TurnoutUnit,
  withPhones,
} from './live/cockpit/turnout.ts';
export {
  allowedAttributes,
  allowedTags,
  anyAllowedAttribute,
  emptiedTags,
} from './live/pages/allowedContent.ts';
export { allowedValue, pageDocuments } from './live/pages/allowedValues.ts';
export { cleanDeclarations, cleanStyles } from './live/pages/cleanStyles.ts';
export {
  isLiveBlock,
  type LiveBlock,
  liveBlockNames,
  liveBlocks,
  liveBlocksOf,
} from './live/pages/liveBlock.ts';
export { pageEndpoints, pageSchemas } from './live/pages/pageEndpoints.ts';
export type { StyleNode, StyleTools } from './live/pages/styleTools.ts';
export {
  decideSavePage,
  type PageOutline,
  pageParams,
  type SavedPage,
  type SavePageRequest,
  type WrittenPage,
  type WrittenPageAnswer,
} from './live/pages/writtenPage.ts';
export type { LiveAnswer, RenderedPage } from './live/projections/live.ts';
export {
  type LiveMissing,
  latestVotes,
  packUnitIndexes,
  type ShownUnits,
  unpackUnitIndexes,
} from './live/projections/liveMissing.ts';
export { publicEndpoints, publicSchemas } from './live/projections/publicEndpoints.ts';
export {
  readStreamParameters,
  type StreamParameters,
  type StreamSize,
} from './live/projections/readStreamParameters.ts';
export { stageMotionOf } from './live/projections/stageMotion.ts';
export { groupTiles, tilesInOrder, unitTiles } from './live/projections/unitTiles.ts';
export { clockEndpoints, type TickReport } from './live/ticks/clockEndpoints.ts';
