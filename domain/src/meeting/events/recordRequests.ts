import * as z from 'zod';
import type { AssemblyEvent } from '../../kernel/events/assemblyEvent.ts';
import { unitIdSchema } from '../../kernel/identity/ids.ts';
import type { Quorum } from '../../laws/quorum/quorum.ts';
import type { QuorumPoint } from '../quorum/liveQuorum.ts';

/** `POST /api/record`: newest first; of one unit, all of it. A body, because addresses end in logs. */
export const recordQuery = z.strictObject({
  before: z.number().int().positive().optional(),
  unitId: unitIdSchema.optional(),
});
export type RecordQuery = z.infer<typeof recordQuery>;

/** `GET /api/record/quorum?session=&at=`: of the session under way, and of now, when they are left out. */
export const replayQuery = z.strictObject({
  session: z.coerce.number().int().positive().optional(),
  at: z.coerce.number().int().nonnegative().max(8_640_000_000_000_000).optional(),
});
export type ReplayQuery = z.infer<typeof replayQuery>;

/** `POST /api/protected/open`: the token proves that the password was typed a moment ago. */
export const openProtectedRequest = z.strictObject({ token: z.string().min(20).max(8_192) });
export type OpenProtectedRequest = z.infer<typeof openProtectedRequest>;

/** `POST /api/protected/close`: nothing is said. */
export const closeProtectedRequest = z.object({});
export type CloseProtectedRequest = z.infer<typeof closeProtectedRequest>;

/** The time until which it is open, and the present time, by the server's clock. */
export interface ProtectedAnswer {
  readonly until: number;
  readonly serverNow: number;
}

/** `POST /api/protected/seals`: the whole chain; and whether a mark of a paper, as it was typed, is of it. */
export const checkSealsRequest = z.strictObject({ mark: z.string().max(100).optional() });
export type CheckSealsRequest = z.infer<typeof checkSealsRequest>;

/** `POST /api/protected/log` */
export const logRequest = z.strictObject({ before: z.number().int().positive().optional() });
export type LogRequest = z.infer<typeof logRequest>;

/** An event as people read it. */
export interface RecordRow
  extends Pick<
    AssemblyEvent,
    | 'kind'
    | 'from'
    | 'identified'
    | 'session'
    | 'call'
    | 'until'
    | 'quorum'
    | 'plate'
    | 'plateTo'
    | 'plugin'
    | 'writtenAt'
    | 'pressedAt'
    | 'desks'
    | 'unseenSince'
    | 'speakingSince'
    | 'adjusted'
    | 'debtors'
    | 'capacity'
    | 'reason'
    | 'approvedBy'
    | 'exception'
    | 'nomination'
    | 'told'
    | 'againstNotice'
    | 'bylawQuorum'
  > {
  readonly eventId: string;
  /** Milliseconds; when it was committed. */
  readonly at: number;
  readonly unitId: string | null;
  readonly unit: string | null;
  readonly person: string | null;
  /** Of an event of the agenda, the point as it is called now; not said: none, or it is not there any more. */
  readonly point?: string;
  /** Of a folder or document, its name now; not said: none, or it is not there any more. */
  readonly entry?: string;
  /** The author of the event. */
  readonly by: string;
  /** Of a corrected vote: what it said, what it says now (null: it was taken back) and why. */
  readonly vote?: { readonly from: string; readonly to: string | null; readonly reason: string };
  /** The place in the record and the block that seals it; null until then. */
  readonly sequence: number | null;
  readonly seal: number | null;
}

export interface RecordPage {
  readonly rows: readonly RecordRow[];
  /** The block to ask for next; null when there is nothing older. */
  readonly before: number | null;
}

/** The quorum as it stood at an instant, from the events alone. */
export interface QuorumReplay {
  readonly session: number;
  readonly call: number;
  readonly at: number;
  readonly quorum: Quorum;
  readonly curve: readonly QuorumPoint[];
}
