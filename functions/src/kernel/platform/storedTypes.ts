import type {
  AccountAttempts,
  AssemblySession,
  AttendanceAnswer,
  EditedUnit,
  RosterVersion,
} from '@asamblea/domain';
import type { Timestamp } from './firestore.ts';

/** A roster version with what tells a repeated import from another file under the same id. */
export interface StoredRosterVersion extends RosterVersion {
  readonly fingerprint: string;
  /** Changes made by hand in the table since it was written. */
  readonly edits?: number;
}

/** The session, naming its roster so that a new one wakes what listens to the session. */
export interface StoredSession extends AssemblySession {
  readonly roster?: string;
  /** Moves when a unit of it changes weight, for the same reason. */
  readonly rosterEditedAt?: number;
  /** Moves when one of its questions begins to close and when it begins to be counted. */
  readonly votingMoves?: number;
  /** Moves when a result that was shown changes: a tie was drawn. */
  readonly lotDrawnAt?: number;
  /** Moves when one of its verdicts changes because of the absent. */
  readonly consentReckonedAt?: number;
  /** Moves when the agenda, or a document of it, is told otherwise. */
  readonly agendaMovedAt?: number;
}

/** `rosters/{version}/changes/{editId}`: a unit mended in the table, as it was and as it became. */
export interface UnitChangeRecord {
  readonly unitId: string;
  readonly by: string;
  readonly at: number;
  readonly before: EditedUnit;
  readonly after: EditedUnit;
}

/** `questions/{id}/rolls/{part}`: the named ballots of a closed question together, as text. */
export interface StoredRoll {
  readonly parts: number;
  readonly json: string;
}

/**
 * `closings/{questionId}`: written with the question when it becomes `closing` and again when its line is
 * drawn, and by nothing else: its creation and its last change are the instants of those two commits.
 */
export interface ClosingMark {
  readonly step: 'closing' | 'counting';
}

/** `keyDisposals/{questionId}`: a result is committed and its key may still exist. */
export interface KeyDisposal {
  readonly questionId: string;
  /** Of a mood card, which is answered until then, and of a password that a message on its way may use. */
  readonly notBefore?: number;
}

/** Who owns the refresh of a projection in a slice of time; `ttl` lets the database forget it. */
export interface Tick {
  readonly owner: string;
  readonly endsAt: number;
  readonly ttl: Timestamp;
}

/**
 * `signs/{instance}`: what one server heard from screens, desks and phones. `ttl` lets the database forget it.
 */
export interface StoredSigns {
  /** When it was written, in milliseconds by that server's clock. */
  readonly at: number;
  /** As `packSigns` leaves them. */
  readonly heard: string;
  readonly ttl: Timestamp;
}

/** What a desk was answered, for when it asks again. `ttl` lets the database forget it. */
export interface StoredDeskAnswer {
  readonly results: readonly AttendanceAnswer[];
  readonly ttl: Timestamp;
}

/** `ttl` lets the database forget it. */
export interface StoredAttempts extends AccountAttempts {
  readonly ttl: Timestamp;
}
