import { type CockpitAnswer, healthEndpoints } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';

export interface CockpitReading {
  readonly answer: CockpitAnswer | null;
  /** The last reading failed: what is shown is of before. */
  readonly isStale: boolean;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly offset: number;
}

/** A device that falls silent is seen within ten seconds: this is what is left of them. */
const everyMillis = 1_500;
const patienceMillis = 8_000;

/** The state of the whole hall, asked again and again while the page is in sight. */
export function useCockpit(): CockpitReading {
  const [cockpit, setCockpit] = useState<CockpitReading>({
    answer: null,
    isStale: false,
    offset: 0,
  });
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask(): Promise<void> {
      clearTimeout(timer);
      let isFinal = false;
      const asked = Date.now();
      try {
        const late = new AbortController();
        const wait = setTimeout(() => late.abort(), patienceMillis);
        stop.signal.addEventListener('abort', () => late.abort(), { once: true });
        const answer = await askApi(healthEndpoints.readCockpit, undefined, late.signal);
        clearTimeout(wait);
        const offset = Math.round(answer.now - (asked + Date.now()) / 2);
        if (!stop.signal.aborted) setCockpit({ answer, isStale: false, offset });
      } catch (error) {
        isFinal = error instanceof ApiFailure && finalCodes.includes(error.code);
        if (!stop.signal.aborted) setCockpit((before) => ({ ...before, isStale: true }));
      }
      const isSeen = document.visibilityState === 'visible';
      if (!stop.signal.aborted && !isFinal && isSeen) timer = setTimeout(ask, everyMillis);
    }
    const wake = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', wake);
    return () => {
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, []);
  return cockpit;
}

const finalCodes: readonly string[] = ['not-signed-in', 'not-allowed'];
