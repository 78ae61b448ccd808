import { type DownloadName, downloadName, localDateOf } from '@asamblea/domain';
import { useCallback } from 'react';
import { useSession } from '../firebase/session/session.tsx';
import { useFileSaver } from '../ui/files/useFileSaver.ts';

type Saved = Parameters<ReturnType<typeof useFileSaver>>[0];
type Named = Pick<DownloadName, 'kind' | 'ending'> & Partial<Pick<DownloadName, 'of' | 'on'>>;

/** The file's owner and day by default: the open assembly, and today there. */
export type Downloaded = Omit<Saved, 'name'> & Named;

/** Writes a file and hands it over under a name that says what it is, of which assembly and of which day. */
export function useDownload(): (file: Downloaded) => Promise<boolean> {
  const save = useFileSaver();
  const { assemblyName, timeZone } = useSession();
  return useCallback(
    ({ kind, ending, of = assemblyName ?? '', on, ...file }) => {
      const day = on ?? localDateOf(Date.now(), timeZone ?? 'UTC');
      return save({ ...file, name: downloadName({ kind, of, on: day, ending }) });
    },
    [save, assemblyName, timeZone],
  );
}
