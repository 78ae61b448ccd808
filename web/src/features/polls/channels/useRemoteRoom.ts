import { presenceEndpoints } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { askWhileSeen } from '../../../firebase/asking/keepAsking.ts';

const everyMillis = 15_000;

/** How many people are in the remote room, asked again while the page is looked at; null until it is known. */
export function useRemoteRoom(): number | null {
  const [people, setPeople] = useState<number | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const forget = askWhileSeen(everyMillis, () =>
      askApi(presenceEndpoints.countRoom, undefined, stop.signal).then(
        (answer) => setPeople(answer.people),
        // The last answer stays until the next time.
        () => undefined,
      ),
    );
    return () => {
      stop.abort();
      forget();
    };
  }, []);
  return people;
}
