import { hasEnded, type JobProgress, jobPercent } from '@asamblea/domain';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../asking/ApiFailure.ts';
import { useAttempt } from '../asking/useAttempt.ts';
import { goToAssembly } from './goToAssembly.ts';

/** An assembly that is being made, and how far the writing of its roster is; null: nothing is left to write. */
interface Making {
  readonly assemblyId: string;
  readonly roster: JobProgress | null;
  /** The maker reads something first, and goes into it by pressing. */
  readonly waits?: boolean;
}

/**
 * Makes an assembly and goes into it: asked again and again while its roster is written, unless the page is left.
 * `enter`: goes into one that waited.
 */
export function useMaking() {
  const [percent, setPercent] = useState<number | null>(null);
  const { failure, attempt } = useAttempt();
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const make = (ask: () => Promise<Making>) =>
    attempt(async () => {
      for (;;) {
        const { assemblyId, roster, waits = false } = await ask();
        if (left.current) return;
        if (roster?.refusal) throw new ApiFailure(roster.refusal);
        if (roster !== null) setPercent(jobPercent(roster));
        if (roster !== null && !hasEnded(roster)) continue;
        if (!waits) await goToAssembly(assemblyId);
        return;
      }
    });

  const enter = (assemblyId: string) => attempt(() => goToAssembly(assemblyId));
  return { percent, failure, make, enter };
}
