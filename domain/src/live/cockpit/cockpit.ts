import type { RecordRow } from '../../meeting/events/recordRequests.ts';
import type { Health } from './health.ts';
import type { HallTurnout } from './turnout.ts';

/** `GET /api/cockpit` */
export interface CockpitAnswer {
  /** The server's clock, in milliseconds. */
  readonly now: number;
  readonly health: Health;
  /** Of what is open; null while nothing is. */
  readonly turnout: HallTurnout | null;
  /** What happened last, newest first; null for who may not read the record. */
  readonly feed: readonly RecordRow[] | null;
}
