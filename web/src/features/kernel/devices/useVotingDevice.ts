import { type DeviceAnswer, deviceEndpoints } from '@asamblea/domain';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';

const places: readonly unknown[] = ['here', 'other', 'free'];

/** Where this person votes from, asked again when the page comes back into sight. */
export function useVotingDevice() {
  const [answer, setAnswer] = useState<DeviceAnswer | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [moved, setMoved] = useState(false);

  const settle = useCallback(async (ask: Promise<DeviceAnswer>): Promise<boolean> => {
    try {
      const said = await ask;
      // The page of a network answers too, and nothing would have moved.
      if (!places.includes(said.place)) throw ApiFailure.foreign(200, null);
      setAnswer(said);
      setFailure(null);
      return true;
    } catch (error) {
      setFailure(ApiFailure.of(error));
      return false;
    }
  }, []);

  const read = useCallback(() => void settle(askApi(deviceEndpoints.readDevice)), [settle]);

  useEffect(() => {
    read();
    const again = () => {
      if (document.visibilityState === 'visible') read();
    };
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [read]);

  async function move() {
    setMoved(await settle(askApi(deviceEndpoints.moveDevice)));
  }

  return { answer, failure, moved, move, retry: read };
}
