import { zoomEndpoints } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { askWhileSeen } from '../../../firebase/asking/keepAsking.ts';

const everyMillis = 30_000;

/**
 * The known people who are in the meeting at Zoom, asked again while the page is looked at. An assembly
 * without an account of Zoom is asked once, and a member without permission, never.
 */
export function useVideoPeople(isAsked: boolean): readonly string[] {
  const [people, setPeople] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    let hasAccount = true;
    const forget = askWhileSeen(everyMillis, async () => {
      if (!hasAccount) return;
      // What was said stays until the next time.
      const asking = askApi(zoomEndpoints.readConsole, undefined, stop.signal);
      const answer = await asking.catch(() => null);
      if (answer === null || stop.signal.aborted) return;
      hasAccount = answer.isSet;
      setPeople(answer.connected);
    });
    return () => {
      stop.abort();
      forget();
    };
  }, [isAsked]);
  return isAsked ? people : nobody;
}

const nobody: readonly string[] = [];
