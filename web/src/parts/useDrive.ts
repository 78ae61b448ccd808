import { type DriveItemView, driveEndpoints } from '@asamblea/domain';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../firebase/asking/ApiFailure.ts';
import { askApi } from '../firebase/asking/askApi.ts';

export interface Drive {
  /** Null until they are known. */
  readonly entries: readonly DriveItemView[] | null;
  readonly failure: ApiFailure | null;
  readonly refresh: () => void;
}

/** Every folder and document that who is here may see. */
export function useDrive(): Drive {
  const [entries, setEntries] = useState<readonly DriveItemView[] | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const refresh = useCallback(() => {
    setFailure(null);
    askApi(driveEndpoints.readDrive).then(
      (answer) => setEntries(answer.entries),
      (error: unknown) => setFailure(ApiFailure.of(error)),
    );
  }, []);
  useEffect(refresh, [refresh]);
  return { entries, failure, refresh };
}
