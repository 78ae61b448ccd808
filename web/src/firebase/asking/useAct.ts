import type { AnswerOf, Endpoint } from '@asamblea/domain';
import type { ApiFailure } from './ApiFailure.ts';
import { askApi, type Said, type Whole } from './askApi.ts';
import { useAttempt } from './useAttempt.ts';

export interface Acting {
  /** Why the last press was not done; the next one forgets it. */
  readonly failure: ApiFailure | null;
  /** Whether it was done. A press may be repeated without doing it twice. */
  readonly act: Act;
  /** The answer; null when it was not done. */
  readonly ask: Ask;
}

/** Asks for it; says whether it was done. */
export type Act = <E extends Endpoint>(endpoint: Whole<E>, ...request: Said<E>) => Promise<boolean>;

type Ask = <E extends Endpoint>(
  endpoint: Whole<E>,
  ...request: Said<E>
) => Promise<AnswerOf<E> | null>;

/** The press, which the server may refuse; listeners see its changes. */
export function useAct(): Acting {
  const { failure, attempt } = useAttempt();
  const act: Act = async (endpoint, ...request) => {
    const done = await attempt(async () => {
      await askApi(endpoint, ...request);
      return true;
    });
    return done ?? false;
  };
  const ask: Ask = (endpoint, ...request) => attempt(() => askApi(endpoint, ...request));
  return { failure, act, ask };
}
