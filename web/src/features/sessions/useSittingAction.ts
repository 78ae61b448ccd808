import type { AssemblySession, SittingAnswer } from '@asamblea/domain';
import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import type { Step } from './sittingSteps.ts';

export interface SittingAction {
  readonly failure: ApiFailure | null;
  /** The server's answer; null when it was not done. Repeating it does it once. */
  readonly act: (step: Step, more?: object) => Promise<SittingAnswer | null>;
}

/** What the chair presses, said about the call that is on the screen. */
export function useSittingAction({
  session,
  call,
}: Pick<AssemblySession, 'session' | 'call'>): SittingAction {
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function act(step: Step, more: object = {}): Promise<SittingAnswer | null> {
    setFailure(null);
    try {
      return await callApi<SittingAnswer>('POST', `/api/session/${step}`, {
        ...{ session, call, ...more },
      });
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
      return null;
    }
  }

  return { failure, act };
}
