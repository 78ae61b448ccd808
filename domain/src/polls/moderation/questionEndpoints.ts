import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { SecretForecast } from '../forecasts/forecastSecret.ts';
import type { AwaitedDesk } from '../questions/awaitedDesk.ts';
import {
  type AnnulAnswer,
  type AnnulQuestionRequest,
  annulQuestionRequest,
  type BallotRequest,
  ballotRequest,
  type CloseQuestionsRequest,
  type CreateQuestionRequest,
  closeQuestionsRequest,
  createQuestionRequest,
  type ExtendedVote,
  type ExtendQuestionsRequest,
  extendQuestionsRequest,
  type ForecastRequest,
  forecastRequest,
  type MissingAnswer,
  type MoveQuestionRequest,
  moveQuestionRequest,
  type NumberedQuestion,
  type OpenAnswer,
  type OpenQuestionsRequest,
  openQuestionsRequest,
  type QuestionId,
  type QuestionTerms,
  questionTerms,
  type RunoffRequest,
  runoffRequest,
  type VotedAnswer,
} from '../questions/questionRequests.ts';
import { type HallRecountRequest, hallRecountRequest } from '../recounts/hallRecountRequest.ts';
import type { StoredResult } from '../results/questionResult.ts';

/** The questions that the chair closed, each with its result. */
export interface BallotResults {
  readonly results: readonly StoredResult[];
}

/** The answer of closing: a question that waits for desks to send their work has no result yet. */
export interface CountingAnswer extends BallotResults {
  /** Not said: nothing waits. */
  readonly awaited?: readonly AwaitedDesk[];
}

/**
 * A question from its draft to its result; it opens, closes and is shown with the others of its ballot. A secret
 * one takes an operation of its own besides, and so does a ballot of several.
 */
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
  openQuestions: post('/questions/open', 'openQuestion').of<OpenQuestionsRequest, OpenAnswer>(),
  extendQuestions: post('/questions/extend', 'extendQuestion').of<
    ExtendQuestionsRequest,
    ExtendedVote
  >(),
  closeQuestions: post('/questions/close', 'closeQuestion').of<
    CloseQuestionsRequest,
    CountingAnswer
  >(),
  showResults: post('/questions/show', 'showResult').of<BallotRequest, BallotResults>(),
  annulQuestion: post('/questions/:questionId/annul', 'annulQuestion').of<
    AnnulQuestionRequest,
    AnnulAnswer
  >(),
  drawLot: post('/questions/:questionId/lot', 'drawLot').of<undefined, StoredResult>(),
  recountInHall: post('/questions/:questionId/recount', 'recountInHall').of<
    HallRecountRequest,
    StoredResult
  >(),
  createRunoff: post('/questions/:questionId/runoff', 'createQuestion').of<
    RunoffRequest,
    NumberedQuestion
  >(),
  /** The part of a secret vote that could be shown with the people present now. */
  forecastSecret: post('/questions/forecast', 'askSecret').of<ForecastRequest, SecretForecast>(),
  listMissing: get('/questions/:questionId/missing', 'listMissing').of<undefined, MissingAnswer>(),
  listVoted: get('/questions/:questionId/voted', 'listVoted').of<undefined, VotedAnswer>(),
};

export const questionSchemas: SchemasOf<typeof questionEndpoints> = {
  createQuestion: createQuestionRequest,
  editQuestion: questionTerms,
  moveQuestion: moveQuestionRequest,
  openQuestions: openQuestionsRequest,
  extendQuestions: extendQuestionsRequest,
  closeQuestions: closeQuestionsRequest,
  showResults: ballotRequest,
  annulQuestion: annulQuestionRequest,
  recountInHall: hallRecountRequest,
  createRunoff: runoffRequest,
  forecastSecret: forecastRequest,
};
