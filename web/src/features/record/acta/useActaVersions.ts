import { type ActaVersionsAnswer, actaVersionEndpoints } from '@asamblea/domain';
import { useCallback } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { type Reading, useReading } from '../../../firebase/asking/useReading.ts';

export type ActaVersions = Reading<ActaVersionsAnswer>;

interface VersionsAsked {
  readonly session: number;
  readonly call: number;
  /** The one to be shown; null: the last one. */
  readonly number: number | null;
  /** In which step of their life the minutes are, and after which version; null: they were not read yet. */
  readonly step: string | null;
}

const none: ActaVersionsAnswer = { versions: [], staff: [], shown: null };

/** The versions of the minutes of a call, and the text of one of them; with each step they are read again. */
export function useActaVersions({ session, call, number, step }: VersionsAsked): ActaVersions {
  const read = useCallback(
    async (signal: AbortSignal) => {
      if (step === null) return none;
      const which = number === null ? { session, call } : { session, call, number };
      return askApi(actaVersionEndpoints.readActaVersion, which, signal);
    },
    [session, call, number, step],
  );
  return useReading(read);
}
