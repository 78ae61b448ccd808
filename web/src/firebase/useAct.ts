import type { AnswerOf, Endpoint } from '@asamblea/domain';
import type { ApiFailure } from './ApiFailure.ts';
import { askApi, type Said, type Whole } from './askApi.ts';
import { callApi } from './callApi.ts';
import { useAttempt } from './useAttempt.ts';

export interface Acting {
  /** Why the last press was not done; the next one forgets it. */
  readonly failure: ApiFailure | null;
  /** Whether it was done. What is pressed may be repeated without doing it twice. */
  readonly act: Act;
  /** What was answered; null when it was not done. */
  readonly ask: Ask;
}

/** Asks for it; says whether it was done. */
export type Doing = <E extends Endpoint>(
  endpoint: Whole<E>,
  ...request: Said<E>
) => Promise<boolean>;

interface Act {
  <E extends Endpoint>(endpoint: Whole<E>, ...request: Said<E>): Promise<boolean>;
  (path: string, body?: unknown): Promise<boolean>;
}

type Ask = <E extends Endpoint>(
  endpoint: Whole<E>,
  ...request: Said<E>
) => Promise<AnswerOf<E> | null>;

/** What is pressed, which the server may refuse; whoever listens sees what it changed. */
export function useAct(): Acting {
  const { failure, attempt } = useAttempt();
  const act = async (asked: Endpoint | string, body?: unknown) => {
    const done = await attempt(async () => {
      const path = typeof asked === 'string' ? asked : `/api${asked.path}`;
      await callApi<unknown>('POST', path, body);
      return true;
    });
    return done ?? false;
  };
  const ask: Ask = (endpoint, ...request) => attempt(() => askApi(endpoint, ...request));
  return { failure, act, ask };
}
