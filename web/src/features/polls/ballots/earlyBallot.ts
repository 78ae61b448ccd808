import { ballotEndpoints, type CurrentBallot } from '@asamblea/domain';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askTimed, type Timed } from '../../../firebase/asking/askApi.ts';
import { readSession } from '../../../firebase/session/readSession.ts';
import { tabAssembly } from '../../../firebase/tab/tabAssembly.ts';
import { isVoter, voterAssembly } from '../../../firebase/tab/voterAssembly.ts';

let early: { readonly since: number; readonly coming: Promise<Timed<CurrentBallot>> } | null = null;

/** An answer older than this may be out of date. */
const freshMilliseconds = 5_000;

/**
 * Asks for the session and, for a voter, the ballot, while the page's own code is still on its way: on a slow
 * network both are there before it. The reader of the answers handles their failures. A browser that voted in
 * this assembly asks both at once; another waits for the session, since a member who does not vote would be
 * refused.
 */
export async function askBallotEarly(): Promise<void> {
  early = null;
  const known = voterAssembly();
  const since = Date.now();
  const guess = known !== null && (tabAssembly() ?? known) === known ? askUnsure(known) : null;
  const { session } = await readSession();
  // A person who may not open the page is told so by it, and the early answer is thrown away.
  if (!isVoter(session)) return;
  const coming = guess === null ? askTimed(endpoint) : ofSession(guess, session.assembly);
  coming.catch(() => undefined);
  early = { since: guess === null ? Date.now() : since, coming };
}

const { readCurrentBallot: endpoint } = ballotEndpoints;

/** A refusal here says nothing to the page: it is not known yet whether anybody is signed in. */
function askUnsure(assembly: string): Guess {
  const coming = askTimed(endpoint, { isUnsure: true, headers: { 'X-Assembly': assembly } });
  coming.catch(() => undefined);
  return { assembly, coming };
}

interface Guess {
  /** About which the request says that it is. */
  readonly assembly: string;
  readonly coming: Promise<Timed<CurrentBallot>>;
}

/** The answer for that assembly; asked anew where it was of another, or was refused. */
async function ofSession(guess: Guess, assembly: string | null): Promise<Timed<CurrentBallot>> {
  if (guess.assembly !== assembly) return askTimed(endpoint);
  try {
    return await guess.coming;
  } catch (error) {
    if (!ApiFailure.of(error).isOurs) throw error;
    return askTimed(endpoint);
  }
}

/** The early answer, once. */
export function takeEarlyBallot(): Promise<Timed<CurrentBallot>> | null {
  const taken = early;
  early = null;
  return taken !== null && Date.now() - taken.since < freshMilliseconds ? taken.coming : null;
}
