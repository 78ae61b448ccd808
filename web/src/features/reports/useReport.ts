import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';

export type ReportKind = 'quorum' | 'voters' | 'votes' | 'acta';

export interface ReportReading<Report> {
  /** Null until it arrives. */
  readonly report: Report | null;
  readonly failure: ApiFailure | null;
  /** Reads it again: the session may be going on. */
  readonly refresh: () => void;
}

interface Read<Report> {
  readonly path: string;
  readonly report: Report | null;
  readonly failure: ApiFailure | null;
}

/** A report of a session; of the one under way while none is chosen. */
export function useReport<Report>(kind: ReportKind, session: number | null): ReportReading<Report> {
  const path = `/api/reports/${kind}${session === null ? '' : `?session=${session}`}`;
  const nothing: Read<Report> = { path, report: null, failure: null };
  const [last, setLast] = useState(nothing);
  const read = last.path === path ? last : nothing;
  const isAsked = read.report === null && read.failure === null;

  useEffect(() => {
    if (!isAsked) return;
    const giveUp = new AbortController();
    callApi<Report>('GET', path, undefined, giveUp.signal).then(
      (report) => setLast({ path, report, failure: null }),
      (error: unknown) => {
        if (giveUp.signal.aborted) return;
        const failure = error instanceof ApiFailure ? error : ApiFailure.network();
        setLast({ path, report: null, failure });
      },
    );
    return () => giveUp.abort();
  }, [path, isAsked]);

  const refresh = useCallback(() => setLast({ path, report: null, failure: null }), [path]);
  return { report: read.report, failure: read.failure, refresh };
}
