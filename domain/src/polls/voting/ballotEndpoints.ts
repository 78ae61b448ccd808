import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import { type PersonRequest, personRequest } from '../../kernel/signIn/codeSignInRequests.ts';
import { type CastAnswer, type CastRequest, castRequest } from '../ballots/castRequest.ts';
import type { WhyNoVoteAnswer } from '../ballots/sayNoVote.ts';
import {
  type CaptureAnswer,
  type CaptureRequest,
  captureRequest,
  type InstructionsAnswer,
  type InstructionsQuery,
  instructionsQuery,
} from '../captures/captureRequest.ts';
import {
  type CorrectRequest,
  correctRequest,
  type UnitVote,
  type UnitVoteQuery,
  unitVoteQuery,
} from '../captures/correctRequest.ts';
import type { CurrentBallot, ProtestAnswer } from './currentBallot.ts';

/** The way of a vote: from the ballot that is read to the one that is corrected. */
export const ballotEndpoints = {
  readCurrentBallot: get('/votes/current', 'readBallot').of<undefined, CurrentBallot>(),
  /** The voter is checked together with their units. */
  castVotes: post('/votes/cast', 'session').of<CastRequest, CastAnswer>(),
  /** A person left out for an interest of their own does not agree. */
  protestInterest: post('/votes/:questionId/protest', 'protestInterest').of<
    undefined,
    ProtestAnswer
  >(),
  captureVotes: post('/votes/capture', 'captureVotes').of<CaptureRequest, CaptureAnswer>(),
  listInstructions: get('/votes/instructions', 'captureVotes').of<
    InstructionsQuery,
    InstructionsAnswer
  >(),
  readUnitVote: post('/votes/unit', 'correctVotes').of<UnitVoteQuery, UnitVote>(),
  /** The causes that keep somebody from voting: asked at the desk, or by the chair. */
  explainVote: post('/attendance/why', 'explainVote').of<PersonRequest, WhyNoVoteAnswer>(),
  correctVotes: post('/votes/correct', 'correctVotes').of<CorrectRequest, CastAnswer>(),
};

export const ballotSchemas: SchemasOf<typeof ballotEndpoints> = {
  castVotes: castRequest,
  captureVotes: captureRequest,
  listInstructions: instructionsQuery,
  readUnitVote: unitVoteQuery,
  explainVote: personRequest,
  correctVotes: correctRequest,
};
