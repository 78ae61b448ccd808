import { presenceEndpoints, type RoomPeopleAnswer } from '@asamblea/domain';
import { useCallback, useEffect, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { askWhileSeen } from '../../../firebase/asking/keepAsking.ts';

const everyMillis = 30_000;

/** The people in the remote room, asked again while the page is looked at; null until it is known. */
export function useRoomPeople() {
  const [people, setPeople] = useState<RoomPeopleAnswer['people'] | null>(null);
  const reload = useCallback(async () => {
    const answer = await askApi(presenceEndpoints.readRoomPeople).catch(() => null);
    // The last answer stays until the next time.
    if (answer !== null) setPeople(answer.people);
  }, []);
  useEffect(() => askWhileSeen(everyMillis, reload), [reload]);
  return { people, reload };
}
