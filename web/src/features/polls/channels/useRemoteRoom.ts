import { presenceEndpoints } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';

const everyMillis = 15_000;

/** How many people are in the remote room, asked again while the page is looked at; null until it is known. */
export function useRemoteRoom(): number | null {
  const [people, setPeople] = useState<number | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      askApi(presenceEndpoints.countRoom, undefined, stop.signal).then(
        (answer) => setPeople(answer.people),
        // The last answer stays until the next time.
        () => undefined,
      );
    };
    ask();
    const timer = setInterval(ask, everyMillis);
    document.addEventListener('visibilitychange', ask);
    return () => {
      stop.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return people;
}
