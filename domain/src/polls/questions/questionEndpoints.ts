import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { StoredResult } from '../results/questionResult.ts';
import {
  type AnnulAnswer,
  type AnnulQuestionRequest,
  annulQuestionRequest,
  type CreateQuestionRequest,
  createQuestionRequest,
  type ExtendedVote,
  type ExtendQuestionRequest,
  extendQuestionRequest,
  type MissingAnswer,
  type MoveQuestionRequest,
  moveQuestionRequest,
  type NumberedQuestion,
  type OpenAnswer,
  type OpenQuestionRequest,
  openQuestionRequest,
  type QuestionId,
  type QuestionTerms,
  questionTerms,
  type RunoffRequest,
  runoffRequest,
  type VotedAnswer,
} from './questionRequests.ts';

/** A question from its draft to its result. A secret one takes an operation of its own besides. */
export const questionEndpoints = {
  createQuestion: post('/questions', 'createQuestion').of<
    CreateQuestionRequest,
    NumberedQuestion
  >(),
  editQuestion: post('/questions/:questionId/terms', 'editQuestion').of<
    QuestionTerms,
    QuestionId
  >(),
  moveQuestion: post('/questions/:questionId/move', 'editQuestion').of<
    MoveQuestionRequest,
    { readonly number: number }
  >(),
  discardQuestion: post('/questions/:questionId/discard', 'editQuestion').of<
    undefined,
    QuestionId
  >(),
  openQuestion: post('/questions/:questionId/open', 'openQuestion').of<
    OpenQuestionRequest | undefined,
    OpenAnswer
  >(),
  extendQuestion: post('/questions/:questionId/extend', 'extendQuestion').of<
    ExtendQuestionRequest,
    ExtendedVote
  >(),
  closeQuestion: post('/questions/:questionId/close', 'closeQuestion').of<
    undefined,
    StoredResult
  >(),
  showResult: post('/questions/:questionId/show', 'showResult').of<undefined, StoredResult>(),
  annulQuestion: post('/questions/:questionId/annul', 'annulQuestion').of<
    AnnulQuestionRequest,
    AnnulAnswer
  >(),
  drawLot: post('/questions/:questionId/lot', 'drawLot').of<undefined, StoredResult>(),
  createRunoff: post('/questions/:questionId/runoff', 'createQuestion').of<
    RunoffRequest,
    NumberedQuestion
  >(),
  listMissing: get('/questions/:questionId/missing', 'listMissing').of<undefined, MissingAnswer>(),
  listVoted: get('/questions/:questionId/voted', 'listVoted').of<undefined, VotedAnswer>(),
};

export const questionSchemas: SchemasOf<typeof questionEndpoints> = {
  createQuestion: createQuestionRequest,
  editQuestion: questionTerms,
  moveQuestion: moveQuestionRequest,
  openQuestion: openQuestionRequest,
  extendQuestion: extendQuestionRequest,
  annulQuestion: annulQuestionRequest,
  createRunoff: runoffRequest,
};
