import { ballotEndpoints, type CurrentBallot, takesVotes } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { askApi } from '../../firebase/asking/askApi.ts';

/** Longer than this nobody looks at an empty page. */
const patienceMs = 4_000;

/**
 * Every way in leads to the open ballot, if there is one (product §4): asks whether there is, and goes
 * there. True until it is known that there is none, or that it cannot be known.
 */
export function useOpenBallot(isAsked: boolean): boolean {
  const [isWaiting, setWaiting] = useState(isAsked);
  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    const late = setTimeout(() => leaving.abort(), patienceMs);
    askApi(ballotEndpoints.readCurrentBallot, undefined, leaving.signal).then(
      (ballot) => {
        if (isOpen(ballot)) location.replace('/votes/current');
        else setWaiting(false);
      },
      () => setWaiting(false),
    );
    return () => {
      clearTimeout(late);
      leaving.abort();
    };
  }, [isAsked]);
  return isWaiting;
}

/** A voter without units yet has no ballot: home says how to attend. */
function isOpen(ballot: CurrentBallot): boolean {
  return ballot.asked.some(({ question, holdings }) => takesVotes(question) && holdings.length > 0);
}
