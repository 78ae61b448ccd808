import type { Health } from './health.ts';

/** `GET /api/cockpit` */
export interface CockpitAnswer {
  /** The server's clock, in milliseconds. */
  readonly now: number;
  readonly health: Health;
}
