import { post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import {
  type NominateRequest,
  nominateRequest,
  type OpenNominationsRequest,
  openNominationsRequest,
  type WithdrawNominationRequest,
  withdrawNominationRequest,
} from '../questions/nominations.ts';
import {
  type AmendQuestionRequest,
  amendQuestionRequest,
  type NumberedQuestion,
  type QuestionId,
  type SecrecyAsked,
  secrecyRequest,
} from '../questions/questionRequests.ts';

/** The changes to a question in the meeting, before it is voted. */
export const nominationEndpoints = {
  openNominations: post('/questions/nominations', 'createQuestion').of<
    OpenNominationsRequest,
    NumberedQuestion
  >(),
  nominate: post('/questions/:questionId/nominate', 'editQuestion').of<
    NominateRequest,
    QuestionId
  >(),
  withdrawNomination: post('/questions/:questionId/nominations/withdraw', 'editQuestion').of<
    WithdrawNominationRequest,
    QuestionId
  >(),
  closeNominations: post('/questions/:questionId/nominations/close', 'editQuestion').of<
    undefined,
    QuestionId
  >(),
  amendQuestion: post('/questions/:questionId/amend', 'editQuestion').of<
    AmendQuestionRequest,
    QuestionId
  >(),
  askSecrecy: post('/questions/:questionId/secrecy', 'editQuestion').of<SecrecyAsked, QuestionId>(),
};

export const nominationSchemas: SchemasOf<typeof nominationEndpoints> = {
  openNominations: openNominationsRequest,
  nominate: nominateRequest,
  withdrawNomination: withdrawNominationRequest,
  amendQuestion: amendQuestionRequest,
  askSecrecy: secrecyRequest,
};
