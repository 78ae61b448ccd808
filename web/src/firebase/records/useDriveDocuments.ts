import { type DriveItemView, driveEndpoints } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { askApi } from '../asking/askApi.ts';

/**
 * The documents of the drive that the caller may see, in the order of their names: asked once. Null until
 * they come, and where they may not see them.
 */
export function useDriveDocuments(): readonly DriveItemView[] | null {
  const [documents, setDocuments] = useState<readonly DriveItemView[] | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    askApi(driveEndpoints.readDrive, undefined, stop.signal).then(
      ({ entries }) => setDocuments(entries.filter(({ kind }) => kind === 'document')),
      () => undefined,
    );
    return () => stop.abort();
  }, []);
  return documents;
}
