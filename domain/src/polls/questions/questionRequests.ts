import * as z from 'zod';
import { agendaExceptions } from '../../kernel/events/agendaException.ts';
import { personIdSchema, unitIdSchema } from '../../kernel/identity/ids.ts';
import type { Count } from '../../kernel/weights/weight.ts';
import type { Quorum } from '../../laws/quorum/quorum.ts';
import { documentIdsSchema } from '../../meeting/attachments/attachedDocument.ts';
import { namedSetKinds } from '../../people/named/namedSet.ts';
import { electionAsked } from '../marks/electionRequest.ts';
import type { Marked } from '../marks/marks.ts';
import { secrecyWishes } from './question.ts';
import { rollOrders } from './rollCallOrder.ts';
import type { VoteChannel } from './votePolicy.ts';

/** No vote lasts longer than a day. */
export const longestVoteSeconds = 86_400;

const terms = z.strictObject({
  text: z.string().trim().min(5).max(600),
  blank: z.boolean(),
  abstention: z.boolean(),
  disclosure: z.enum(['named', 'secret']).optional(),
  /** A secret vote has no change. */
  mayChange: z.boolean().optional(),
  /** Nobody sees a secret vote while it runs. */
  liveBars: z.boolean(),
  durationSeconds: z.number().int().min(10).max(longestVoteSeconds).nullable(),
  /** Null: an ordinary decision that the law does not name. */
  matterId: z.string().min(1).max(80).nullable().optional(),
  item: z.string().trim().max(200).optional(),
  /** A point of the agenda; null or not said: none. */
  pointId: z.uuid().nullable().optional(),
  rehearsal: z.boolean().optional(),
  /** A public wall beside running bars would tell votes, unless the roll is public. */
  wall: z.boolean().optional(),
  /** Only of a vote with name. */
  roll: z.enum(rollOrders).nullable().optional(),
  /** Documents of the drive, to be read before voting; not said: those it has. */
  documentIds: documentIdsSchema.optional(),
  /** Null or not said: yes or no. */
  election: electionAsked.nullable().optional(),
});
/** Nothing public tells a vote that is secret, nor puts together what would tell another; nor may one be changed. */
const isCalm = ({ disclosure, liveBars, mayChange, wall, roll }: z.infer<typeof terms>) => {
  const isRead = (roll ?? null) !== null;
  if (disclosure === 'secret') return !liveBars && !isRead && mayChange !== true;
  return wall !== true || !liveBars || isRead;
};

/** `POST /api/questions/{id}/terms`, while it is a draft. */
export const questionTerms = terms.refine(isCalm);
export type QuestionTerms = z.infer<typeof questionTerms>;

/** `POST /api/questions/forecast`: for a draft, or for the terms that decide the count while it is written. */
export const forecastRequest = z.union([
  z.strictObject({ questionId: z.uuid() }),
  terms.pick({ blank: true, abstention: true, matterId: true, election: true }),
]);
export type ForecastRequest = z.infer<typeof forecastRequest>;

/** `POST /api/questions`: the id comes from the browser, so that a retry creates nothing twice. */
export const createQuestionRequest = terms.extend({ questionId: z.uuid() }).refine(isCalm);
export type CreateQuestionRequest = z.infer<typeof createQuestionRequest>;

/** More do not fit in one look at the projector, nor in the patience of a voter on a phone. */
export const ballotAtMost = 20;

/** `POST /api/questions/close` and `…/show`: those of the ballot that it is about, in its order. */
export const ballotRequest = z.strictObject({
  questionIds: z
    .array(z.uuid())
    .min(1)
    .max(ballotAtMost)
    .refine((ids) => new Set(ids).size === ids.length)
    .readonly(),
});
export type BallotRequest = z.infer<typeof ballotRequest>;

/** A unit or a person whom the chair sets apart in a question, with the reason that they read. */
const apart = z.strictObject({
  questionId: z.uuid(),
  set: z.enum(namedSetKinds),
  reason: z.string().trim().min(3).max(200),
});
const namedAsked = z.union([
  apart.extend({ unitId: unitIdSchema }),
  apart.extend({ personId: personIdSchema }),
]);
export type NamedAsked = z.infer<typeof namedAsked>;

/** `POST /api/questions/open`: the drafts in the order of the ballot. */
export const openQuestionsRequest = ballotRequest.extend({
  /** The same for all; not said: each for as long as its own terms say. */
  durationSeconds: z.number().int().min(10).max(longestVoteSeconds).nullable().optional(),
  /** Required for decisions that leave out people with an interest of their own. */
  declaresNoConflict: z.boolean().optional(),
  /** The people with an interest of their own, in each question. */
  named: z.array(namedAsked).max(200).readonly().optional(),
  /**
   * Required for an unannounced item: the exception of the law that applies; null: none, and it is opened all
   * the same.
   */
  outsideAgenda: z.strictObject({ exception: z.enum(agendaExceptions).nullable() }).optional(),
  /** The warnings of the law, as the person who opens read them: required where there are some. */
  seenWarnings: z.array(z.string().max(1000)).max(200).readonly().optional(),
});
export type OpenQuestionsRequest = z.infer<typeof openQuestionsRequest>;

/** `POST /api/questions/{id}/amend`: what is asked from now on; what was proposed is kept. */
export const amendQuestionRequest = z.strictObject({ text: z.string().trim().min(5).max(600) });
export type AmendQuestionRequest = z.infer<typeof amendQuestionRequest>;

/** `POST /api/questions/{id}/secrecy`: somebody asked how it is voted, by a unit or as a person. */
export const secrecyRequest = z.union([
  z.strictObject({ wish: z.enum(secrecyWishes), unitId: unitIdSchema }),
  z.strictObject({ wish: z.enum(secrecyWishes), personId: personIdSchema }),
]);
export type SecrecyAsked = z.infer<typeof secrecyRequest>;

/** `POST /api/questions/{id}/move`: the number it takes among those that wait. */
export const moveQuestionRequest = z.strictObject({ number: z.number().int().positive() });
export type MoveQuestionRequest = z.infer<typeof moveQuestionRequest>;

/** `POST /api/questions/close` */
export const closeQuestionsRequest = ballotRequest.extend({
  /** The chair counts without what some desks have not sent. */
  unawaited: z.boolean().optional(),
});
export type CloseQuestionsRequest = z.infer<typeof closeQuestionsRequest>;

/** `POST /api/questions/extend`: an instant and not a span, so that repeating it adds nothing. */
export const extendQuestionsRequest = ballotRequest.extend({
  closesAt: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
});
export type ExtendQuestionsRequest = z.infer<typeof extendQuestionsRequest>;

/** `POST /api/questions/{id}/annul`: with `repeatAs`, a draft with the same terms takes its place. */
export const annulQuestionRequest = z.strictObject({
  reason: z.string().trim().min(10).max(500),
  repeatAs: z.uuid().nullable(),
});
export type AnnulQuestionRequest = z.infer<typeof annulQuestionRequest>;

/** `POST /api/questions/{id}/runoff`: the id of the draft that is created. */
export const runoffRequest = z.strictObject({ questionId: z.uuid() });
export type RunoffRequest = z.infer<typeof runoffRequest>;

/** `POST /api/stage`: what the projector shows. A question or a result comes with its own call. */
export const stageRequest = z.strictObject({ mode: z.enum(['quorum', 'blank']) });
export type StageRequest = z.infer<typeof stageRequest>;

export interface QuestionId {
  readonly questionId: string;
}

export interface NumberedQuestion extends QuestionId {
  readonly number: number;
}

export interface AnnulAnswer extends QuestionId {
  readonly repeatAs: string | null;
}

export interface ExtendedVote {
  readonly closesAt: number;
}

export interface OpenAnswer {
  readonly quorum: Quorum;
}

/** `GET /api/questions/{id}/missing`. */
export interface MissingAnswer {
  readonly missing: readonly {
    readonly unitId: string;
    readonly label: string;
    readonly group: string;
    readonly weight: number;
    readonly holder: string;
  }[];
  readonly count: Count;
}

/** `GET /api/questions/{id}/voted`: only of a vote with name. */
export interface VotedAnswer {
  readonly voted: readonly (Marked & {
    readonly unitId: string;
    readonly label: string;
    readonly group: string;
    readonly weight: number;
    readonly channel: VoteChannel;
  })[];
}
