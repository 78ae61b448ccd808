import type { CurrentBallot } from '@asamblea/domain';
import type { ApiFailure } from '../../firebase/ApiFailure.ts';
import { type Asked, useAsked } from '../../firebase/useAsked.ts';

export interface Ballot extends Omit<Asked<CurrentBallot>, 'answer'> {
  readonly ballot: CurrentBallot | null;
}

/** All that the ballot needs, asked again when told to and after failures. */
export function useCurrentBallot(): Ballot {
  const { answer: ballot, ...rest } = useAsked(current);
  return { ...rest, ballot };
}

const current = {
  path: '/api/votes/current',
  clockOf: (ballot: CurrentBallot) => ballot.serverNow,
  isFinal: ({ statusCode }: ApiFailure) => statusCode >= 400 && statusCode < 500,
};
