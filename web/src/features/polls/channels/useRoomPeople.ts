import { presenceEndpoints, type RoomPeopleAnswer } from '@asamblea/domain';
import { useCallback, useEffect, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';

const everyMillis = 30_000;

/** The people in the remote room, asked again while the page is looked at; null until it is known. */
export function useRoomPeople() {
  const [people, setPeople] = useState<RoomPeopleAnswer['people'] | null>(null);
  const reload = useCallback(async () => {
    if (document.visibilityState !== 'visible') return;
    const answer = await askApi(presenceEndpoints.readRoomPeople).catch(() => null);
    // The last answer stays until the next time.
    if (answer !== null) setPeople(answer.people);
  }, []);
  useEffect(() => {
    void reload();
    const timer = setInterval(reload, everyMillis);
    document.addEventListener('visibilitychange', reload);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', reload);
    };
  }, [reload]);
  return { people, reload };
}
