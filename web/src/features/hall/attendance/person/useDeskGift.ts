import type { Asker, Endpoint, PersonRequest } from '@asamblea/domain';
import { useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../../firebase/asking/useAttempt.ts';

/** Something the desk asks the server for one person, and shows: a code, a link. */
export function useDeskGift<T>(
  endpoint: Endpoint<string, Asker, PersonRequest, T>,
  personId: string,
) {
  const [issued, setIssued] = useState<T | null>(null);
  const { failure, attempt } = useAttempt();

  async function ask(): Promise<void> {
    await attempt(async () => {
      setIssued(await askApi(endpoint, { personId }));
    });
  }

  return { issued, failure, ask };
}
