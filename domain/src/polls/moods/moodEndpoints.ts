import { post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import {
  type AnswerMoodRequest,
  type AskMoodRequest,
  answerMoodRequest,
  askMoodRequest,
  type EndMoodRequest,
  endMoodRequest,
  type MoodAnswer,
  type MoodStage,
} from './moodRequests.ts';

/** A card that asks the hall how it feels: the chair puts it up and takes it down. */
export const moodEndpoints = {
  /** The person who answers is checked together with the card. */
  answerMood: post('/mood/answer', 'session').of<AnswerMoodRequest, MoodAnswer>(),
  askMood: post('/mood/ask', 'askMood').of<AskMoodRequest, MoodStage>(),
  endMood: post('/mood/end', 'endMood').of<EndMoodRequest, MoodStage>(),
};

export const moodSchemas: SchemasOf<typeof moodEndpoints> = {
  answerMood: answerMoodRequest,
  askMood: askMoodRequest,
  endMood: endMoodRequest,
};
