import type { AccountAttempts, AssemblySession } from '@asamblea/domain';
import type { Timestamp } from './firestore.ts';

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

/** `keyDisposals/{questionId}`: a result is committed and its key may still exist. */
export interface KeyDisposal {
  readonly questionId: string;
  /** Of a mood card, which is answered until then, and of a password that a message on its way may use. */
  readonly notBefore?: number;
}

/** `mailTokens/{key}`: what a notice of a mail provider said first, by a hash; `ttl` lets the database forget it. */
export interface SpentToken {
  readonly about: string;
  readonly ttl: Timestamp;
}

/** `ttl` lets the database forget it. */
export interface StoredAttempts extends AccountAttempts {
  readonly ttl: Timestamp;
}
