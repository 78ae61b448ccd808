import * as z from 'zod';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { localDateSchema } from '../../kernel/calendars/localDateSchema.ts';
import { personIdSchema } from '../../kernel/identity/ids.ts';
import { undoHandNoticeRequest } from '../../polls/notices/noticeRequests.ts';
import type { Deadline } from '../deadlines/actaDeadlines.ts';
import type { ActaCommunication, ActaVersion } from '../versions/actaVersion.ts';
import { type ActaObjection, objectionAtMost } from './actaObjection.ts';

const session = z.number().int().positive().max(1_000);
const call = z.number().int().min(1).max(3);
const version = z.number().int().positive().max(1_000);

/** Which minutes, as an address says it. */
const asQuery = {
  session: z.coerce.number().int().positive().max(1_000),
  call: z.coerce.number().int().min(1).max(3),
};

const digest = z.string().regex(/^[\da-f]{64}$/u);

/** `POST /api/reports/acta/communicate`: makes a version known. The same again queues what is missing. */
export const communicateActaRequest = z.strictObject({
  ...{ session, call, version, digest, requestId: z.uuid() },
  /** From when the terms run. */
  on: localDateSchema,
  /** Where it is published, and by which other means; empty: by mail alone. */
  means: z.string().trim().max(500),
  /** Whether the absentees of the decisions that wait for them are notified by the same mail. */
  notifyAbsent: z.boolean(),
});
export type CommunicateActaRequest = z.infer<typeof communicateActaRequest>;

export interface CommunicatedAnswer {
  readonly communication: ActaCommunication;
  /** Mails that were put into the outbox now. */
  readonly mails: number;
  /** Absent owners who were notified now of a decision that waits for them. */
  readonly notified: number;
}

/** `GET /api/reports/acta/told` and `…/letters`: of which version. */
export const actaToldQuery = z.strictObject({
  ...asQuery,
  version: z.coerce.number().int().positive().max(1_000),
});
export type ActaToldQuery = z.infer<typeof actaToldQuery>;

/** `POST /api/reports/acta/told/mail`: a mail for each owner who has an address and got none. */
export const mailActaRequest = z.strictObject({ session, call, version });
export type MailActaRequest = z.infer<typeof mailActaRequest>;

/** `POST /api/reports/acta/told/undo`: what was noted by hand and is not so. */
export const undoActaToldRequest = z.strictObject({
  ...undoHandNoticeRequest.shape,
  noticeId: z.uuid(),
});
export type UndoActaToldRequest = z.infer<typeof undoActaToldRequest>;

/** A letter for somebody whom no mail reaches, in paragraphs. */
export interface PrintedActaLetter {
  readonly personId: string;
  readonly name: string;
  readonly units: string;
  readonly blocks: readonly string[];
}

export interface ActaLettersAnswer {
  readonly assembly: string;
  readonly letters: readonly PrintedActaLetter[];
}

/** `GET /api/reports/acta/objections`: those of the minutes of a call. */
export const actaObjectionsQuery = z.strictObject(asQuery);
export type ActaObjectionsQuery = z.infer<typeof actaObjectionsQuery>;

const objected = {
  objectionId: z.uuid(),
  session,
  call,
  text: z.string().trim().min(1).max(objectionAtMost),
};

/** `POST /api/acta/object`: an owner objects to the minutes that were made known. */
export const objectActaRequest = z.strictObject(objected);
export type ObjectActaRequest = z.infer<typeof objectActaRequest>;

/** `POST /api/reports/acta/objection`: what somebody brought on paper, or said. */
export const noteActaObjectionRequest = z.strictObject({
  ...objected,
  personId: personIdSchema,
  on: localDateSchema,
});
export type NoteActaObjectionRequest = z.infer<typeof noteActaObjectionRequest>;

/** `POST /api/reports/acta/answer`: what is answered to an objection. */
export const answerActaObjectionRequest = z.strictObject(objected);
export type AnswerActaObjectionRequest = z.infer<typeof answerActaObjectionRequest>;

/** A decision that waits for the absent, as far as an objection to the minutes touches it. */
export interface ObjectionEffect {
  readonly questionId: string;
  /** `2, repetición` */
  readonly number: string;
  readonly text: string;
  /** Of the absent owner who objects. */
  readonly noticeId: string;
  /** The owner is an opponent of the decision already. */
  readonly isNoted: boolean;
  /** Where the decision stands with this objection. */
  readonly sentence: string;
}

export interface ActaObjectionView extends ActaObjection {
  readonly isLate: boolean;
  readonly effects: readonly ObjectionEffect[];
}

export interface ToldVersionView extends Pick<ActaVersion, 'number' | 'digest' | 'communication'> {
  /** The day on which it was fixed, where the assembly is. */
  readonly fixedOn: LocalDate;
  /** How many sign it, and how many of them did. */
  readonly signers: number;
  readonly signed: number;
}

/** The further life of the minutes of a call once they are fixed. */
export interface ActaObjectionsAnswer {
  /** The newest version; null: none was fixed. */
  readonly version: ToldVersionView | null;
  /** The versions that were made known and since when, the first one first. */
  readonly told: readonly { readonly number: number; readonly on: LocalDate }[];
  /** The article that wants the minutes signed; empty: the law of the assembly says none. */
  readonly signaturesAsked: string;
  /** The legal duties after the meeting and their days, as of the day on which they were communicated. */
  readonly deadlines: readonly Deadline[];
  /** Absent owners who are still to be notified of the decisions of the session that wait for them. */
  readonly unnotified: number;
  readonly objections: readonly ActaObjectionView[];
  /** The owners who may object, for objections noted on their behalf. */
  readonly owners: readonly {
    readonly personId: string;
    readonly name: string;
    readonly units: string;
  }[];
  /** The last day of those who object today; null: without end, unknown, or nothing was made known. */
  readonly lastDay: LocalDate | null;
  readonly today: LocalDate;
}

/** `GET /api/acta/own`: the minutes communicated last, and the objections of this owner. */
export interface OwnActaAnswer {
  readonly acta: {
    readonly session: number;
    readonly call: number;
    readonly number: number;
    readonly on: LocalDate;
    readonly lastDay: LocalDate | null;
  } | null;
  readonly objections: readonly Pick<
    ActaObjection,
    'objectionId' | 'text' | 'on' | 'lastDay' | 'answer'
  >[];
}
