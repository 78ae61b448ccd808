import * as z from 'zod';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { localDateSchema } from '../../kernel/calendars/localDateSchema.ts';
import { unitIdSchema } from '../../kernel/identity/ids.ts';
import type { VerdictKind } from '../../laws/verdicts/verdictKind.ts';
import type { AbsenteeRow } from './absenteeRow.ts';
import { noticeMeans, objectionMeans } from './consentNotice.ts';
import type { ConsentProcess } from './consentProcess.ts';

/** More go in several sendings: each is a small transaction. */
export const noticesAtOnce = 200;

/** `POST /api/consents/{questionId}/notify`: the same notice for several absent owners. */
export const notifyRequest = z.strictObject({
  noticeIds: z.array(unitIdSchema).min(1).max(noticesAtOnce),
  on: localDateSchema,
  means: z.enum(noticeMeans),
  proof: z.string().trim().max(300),
});
export type NotifyRequest = z.infer<typeof notifyRequest>;

/** `POST /api/consents/{questionId}/object`: an objection that came in, with its paper. */
export const objectionRequest = z.strictObject({
  noticeId: unitIdSchema,
  on: localDateSchema,
  means: z.enum(objectionMeans),
  reason: z.string().trim().max(1_000),
  fileId: z.uuid().nullable(),
});
export type ObjectionRequest = z.infer<typeof objectionRequest>;

/** `POST /api/consents/{questionId}/undo`: names the date that it takes back, so that repeating is safe. */
export const undoRequest = z.strictObject({
  noticeId: unitIdSchema,
  what: z.enum(['notice', 'objection']),
  on: localDateSchema,
  reason: z.string().trim().min(5).max(500),
});
export type UndoRequest = z.infer<typeof undoRequest>;

/** `POST /api/consents/{questionId}/own`: an absent owner objects. */
export const ownObjectionRequest = z.strictObject({
  noticeId: unitIdSchema,
  reason: z.string().trim().max(1_000),
});
export type OwnObjectionRequest = z.infer<typeof ownObjectionRequest>;

/** The answer of every write: how many changed, and the present state of the decision. */
export interface ConsentAnswer {
  readonly changed: number;
  readonly verdict: VerdictKind;
  /** Of an objection: whether it counts. */
  readonly counts: boolean;
}

/** `GET /api/consents`: the decisions that wait for the absent. */
export interface WaitingConsents {
  readonly today: LocalDate;
  readonly waiting: readonly ConsentProcess[];
}

/** `GET /api/consents/{questionId}`. */
export interface ConsentView {
  readonly process: ConsentProcess;
  readonly today: LocalDate;
  readonly sentence: string;
  /** The verdict if nobody else objected, and if everybody who may still did. */
  readonly ifSilent: VerdictKind;
  readonly ifAllObject: VerdictKind;
  /** `Ley 49/1960, artículo 17.8` */
  readonly article: string;
  readonly rows: readonly AbsenteeRow[];
}

/** `GET /api/consents/own`: what an owner who did not come may still object to. */
export interface OwnConsents {
  readonly own: readonly {
    readonly questionId: string;
    readonly text: string;
    readonly noticeId: string;
    readonly units: readonly string[];
    readonly days: number;
    readonly article: string;
    /** The last day of the owner; null while they have not been notified. */
    readonly lastDay: LocalDate | null;
    /** When they objected; null when they have not. */
    readonly objectedOn: LocalDate | null;
    readonly mayObject: boolean;
  }[];
}
