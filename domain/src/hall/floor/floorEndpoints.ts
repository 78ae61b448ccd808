import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import {
  type AskFloorRequest,
  askFloorRequest,
  type EnterFloorRequest,
  type ExtendFloorRequest,
  enterFloorRequest,
  extendFloorRequest,
  type FloorAnswer,
  type FloorRulesRequest,
  floorRulesRequest,
  type GiveFloorRequest,
  giveFloorRequest,
  type OwnFloor,
  type TurnRequest,
  turnRequest,
} from './floorRequests.ts';
import {
  type Inquiry,
  type OwnInquiry,
  type SendInquiryRequest,
  type SettleInquiryRequest,
  type ShowInquiryRequest,
  sendInquiryRequest,
  settleInquiryRequest,
  showInquiryRequest,
} from './inquiry.ts';

/** The queue to speak, and the questions in writing to the chair. */
export const floorEndpoints = {
  readOwnFloor: get('/floor/mine', 'askFloor').of<undefined, OwnFloor>(),
  askFloor: post('/floor/ask', 'askFloor').of<AskFloorRequest, FloorAnswer>(),
  withdrawFloor: post('/floor/withdraw', 'askFloor').of<TurnRequest, FloorAnswer>(),
  enterFloor: post('/floor/enter', 'enterFloor').of<EnterFloorRequest, FloorAnswer>(),
  removeTurn: post('/floor/remove', 'runFloor').of<TurnRequest, FloorAnswer>(),
  giveFloor: post('/floor/give', 'runFloor').of<GiveFloorRequest, FloorAnswer>(),
  extendTurn: post('/floor/extend', 'runFloor').of<ExtendFloorRequest, FloorAnswer>(),
  endTurn: post('/floor/end', 'runFloor').of<TurnRequest, FloorAnswer>(),
  ruleFloor: post('/floor/rules', 'runFloor').of<FloorRulesRequest, FloorAnswer>(),
  sendInquiry: post('/inquiries', 'askFloor').of<SendInquiryRequest, OwnInquiry>(),
  settleInquiry: post('/inquiries/settle', 'runFloor').of<
    SettleInquiryRequest,
    Pick<Inquiry, 'inquiryId' | 'state'>
  >(),
  /** Answers the one that the hall reads now; null: none. */
  showInquiry: post('/inquiries/show', 'runFloor').of<
    ShowInquiryRequest,
    { readonly shown: string | null }
  >(),
};

export const floorSchemas: SchemasOf<typeof floorEndpoints> = {
  askFloor: askFloorRequest,
  withdrawFloor: turnRequest,
  enterFloor: enterFloorRequest,
  removeTurn: turnRequest,
  giveFloor: giveFloorRequest,
  extendTurn: extendFloorRequest,
  endTurn: turnRequest,
  ruleFloor: floorRulesRequest,
  sendInquiry: sendInquiryRequest,
  settleInquiry: settleInquiryRequest,
  showInquiry: showInquiryRequest,
};
