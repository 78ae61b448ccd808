import type { Asker, Endpoint } from '@asamblea/domain';
import { useCallback, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useLookAgain } from '../../../firebase/asking/useLookAgain.ts';
import { useRoomKnown } from '../../../ui/device/useRoomKnown.ts';

/**
 * The decisions that wait for the absent, read on arriving and on coming back to the page. A failure shows
 * nothing.
 */
export function useConsentList<T>(endpoint: Endpoint<string, Asker, undefined, T>) {
  const [list, setList] = useState<T | null>(null);
  const [isKnown, setKnown] = useState(false);
  useRoomKnown(isKnown);

  const reload = useCallback(async () => {
    try {
      setList(await askApi(endpoint, undefined));
    } catch {
      // A reminder that cannot be read is not worth a warning: the next look tries again.
    }
    setKnown(true);
  }, [endpoint]);

  useLookAgain(reload);

  return { list, reload };
}
