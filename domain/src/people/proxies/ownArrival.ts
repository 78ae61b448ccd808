import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';

/** A unit of somebody who is here and whom another one represents. */
export interface RepresentedUnit {
  readonly unitId: string;
  readonly label: string;
  /** The person who represents it, and the effect of coming: the question that the law asks. */
  readonly text: string;
  /** Whether coming may take the proxy back; otherwise they may only watch. */
  readonly mayRevoke: boolean;
}

/** `GET /api/presence/arrival`: what an owner who comes is asked before anything changes. */
export interface OwnArrival {
  readonly units: readonly RepresentedUnit[];
}

/** How long before its hour a planned session takes a visit for an arrival. */
export const arrivalAheadMillis = 6 * 60 * 60 * 1000;

/** Whether somebody who opens the application now may be coming: not days before, nor when it is over. */
export function isArrivalTime(
  { state, startsAt }: Pick<AssemblySession, 'state' | 'startsAt'>,
  now: number,
): boolean {
  switch (state) {
    case 'open':
    case 'suspended':
      return true;
    case 'planned':
      return now >= startsAt - arrivalAheadMillis;
    case 'failed':
    case 'closed':
      return false;
  }
}
