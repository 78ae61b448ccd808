import type { RecordRow } from '../../meeting/events/recordRequests.ts';
import type { Health } from './health.ts';
import type { HallTurnout } from './turnout.ts';

/** `GET /api/cockpit` */
export interface CockpitAnswer {
  /** The server's clock, in milliseconds. */
  readonly now: number;
  readonly health: Health;
  /** The turnout of the open questions; null while none is. */
  readonly turnout: HallTurnout | null;
  /** The latest events, newest first; null for a member who may not read the record. */
  readonly feed: readonly RecordRow[] | null;
}
