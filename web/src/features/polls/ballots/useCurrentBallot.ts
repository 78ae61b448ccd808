import { ballotEndpoints, type CurrentBallot } from '@asamblea/domain';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { type Asked, useAsked } from '../../../firebase/asking/useAsked.ts';
import { takeEarlyBallot } from './earlyBallot.ts';

export interface BallotReading extends Omit<Asked<CurrentBallot>, 'answer'> {
  readonly ballot: CurrentBallot | null;
}

/** All that the ballot needs, asked again when told to and after failures. */
export function useCurrentBallot(): BallotReading {
  const { answer: ballot, ...rest } = useAsked(current);
  return { ...rest, ballot };
}

const current = {
  endpoint: ballotEndpoints.readCurrentBallot,
  isAnswer: (ballot: CurrentBallot) => Array.isArray(ballot?.asked),
  clockOf: (ballot: CurrentBallot) => ballot.serverNow,
  // A person who has to sign in again is told so. Anything else may change without a press of theirs.
  isFinal: ({ code }: ApiFailure) => code === 'not-signed-in',
  early: takeEarlyBallot,
};
