import { hasEnded, percentOf, type RehearsalAnswer } from '@asamblea/domain';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { enterAssembly } from '../../firebase/enterAssembly.ts';

/** Makes the rehearsal, or finds the one there is, and goes into it. Pressed again it makes no other. */
export function useStartRehearsal() {
  const [rehearsalId] = useState(() => crypto.randomUUID());
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  async function start(): Promise<void> {
    setFailure(null);
    try {
      for (;;) {
        const answer = await callApi<RehearsalAnswer>('POST', '/api/rehearsals', { rehearsalId });
        const { roster } = answer;
        if (left.current) return;
        if (roster.refusal) throw new ApiFailure(roster.refusal);
        setPercent(percentOf(roster));
        if (hasEnded(roster)) {
          await enterAssembly(answer.rehearsalId);
          return;
        }
      }
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    }
  }

  return { percent, failure, start };
}
