import { ballotEndpoints, type CurrentBallot } from '@asamblea/domain';
import { askTimed, type Timed } from '../../../firebase/askApi.ts';
import { readSession } from '../../../firebase/readSession.ts';

let early: { readonly since: number; readonly coming: Promise<Timed<CurrentBallot>> } | null = null;

/** What was asked longer ago may not be so any more. */
const freshMilliseconds = 5_000;

/**
 * Asks who is here and, of whoever votes here, what they vote on, while the page's own code is still on its
 * way: on a slow network both are there before it. Who needs them handles what fails.
 */
export async function askBallotEarly(): Promise<void> {
  const { session } = await readSession();
  // Whoever may not open the page is told so by it: asking would only be refused.
  if (!session.isAuthenticated || !session.routesAvailable.includes('/votes/current')) return;
  const coming = askTimed(ballotEndpoints.readCurrentBallot);
  coming.catch(() => undefined);
  early = { since: Date.now(), coming };
}

/** What was asked early, once. */
export function takeEarlyBallot(): Promise<Timed<CurrentBallot>> | null {
  const taken = early;
  early = null;
  return taken !== null && Date.now() - taken.since < freshMilliseconds ? taken.coming : null;
}
