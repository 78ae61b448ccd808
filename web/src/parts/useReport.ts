import type { Asker, Endpoint, ReportQuery } from '@asamblea/domain';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../firebase/asking/ApiFailure.ts';
import { askApi, requestAddress } from '../firebase/asking/askApi.ts';

/** Where a report is asked. */
export type ReportEndpoint<Report> = Endpoint<string, Asker, ReportQuery, Report>;

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
export function useReport<Report>(
  endpoint: ReportEndpoint<Report>,
  session: number | null,
): ReportReading<Report> {
  const path = requestAddress(endpoint, queryOf(session));
  const nothing: Read<Report> = { path, report: null, failure: null };
  const [last, setLast] = useState(nothing);
  const read = last.path === path ? last : nothing;
  const isAsked = read.report === null && read.failure === null;

  useEffect(() => {
    if (!isAsked) return;
    const giveUp = new AbortController();
    askApi(endpoint, queryOf(session), giveUp.signal).then(
      (report) => setLast({ path, report, failure: null }),
      (error: unknown) => {
        if (giveUp.signal.aborted) return;
        const failure = ApiFailure.of(error);
        setLast({ path, report: null, failure });
      },
    );
    return () => giveUp.abort();
  }, [path, isAsked, endpoint, session]);

  const refresh = useCallback(() => setLast({ path, report: null, failure: null }), [path]);
  return { report: read.report, failure: read.failure, refresh };
}

function queryOf(session: number | null): ReportQuery {
  return session === null ? {} : { session };
}
