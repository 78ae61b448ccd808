import { type BoothAnswer, type BoothState, boothEndpoints } from '@asamblea/domain';
import { type Asked, useAsked } from '../../../firebase/asking/useAsked.ts';

export interface BoothReading extends Omit<Asked<BoothAnswer>, 'answer' | 'askedAt'> {
  /** Null while it is not known, and where this is no booth. */
  readonly state: BoothState | null;
  /** This device is not a booth, or it was closed. */
  readonly isNone: boolean;
}

/** The state of this booth and the present questions; asked again when told to and after failures. */
export function useBooth(): BoothReading {
  const { answer, ...rest } = useAsked(booth);
  return {
    ...rest,
    state: answer?.booth ?? null,
    isNone: answer !== null && answer.booth === null,
  };
}

const booth = {
  endpoint: boothEndpoints.readBooth,
  isAnswer: (answer: BoothAnswer) => answer?.booth !== undefined,
  clockOf: (answer: BoothAnswer) => answer.booth?.ballot.serverNow ?? null,
  // The tablet is left alone: it tries for as long as it takes.
  isFinal: () => false,
};
