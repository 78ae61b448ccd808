import { type ParticipationReport, reportEndpoints } from '@asamblea/domain';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../../firebase/asking/askApi.ts';

export interface ParticipationReading {
  /** Null until somebody asked for it and it came. */
  readonly report: ParticipationReport | null;
  readonly failure: ApiFailure | null;
  /** Asks for it, once; again after a failure. */
  readonly ask: () => void;
}

interface Read {
  readonly key: string;
  readonly report: ParticipationReport | null;
  readonly failure: ApiFailure | null;
}

/**
 * The participation of every vote with name of a session, read together and only once somebody looks at one.
 * When the votes of the session are read again, so is what was asked for.
 */
export function useParticipation(session: number, readAt: number): ParticipationReading {
  const key = `${session}/${readAt}`;
  const nothing: Read = { key, report: null, failure: null };
  const [isWanted, setWanted] = useState(false);
  const [last, setLast] = useState(nothing);
  const read = last.key === key ? last : nothing;
  const isAsked = isWanted && read.report === null && read.failure === null;

  useEffect(() => {
    if (!isAsked) return;
    const giveUp = new AbortController();
    askApi(reportEndpoints.readParticipation, { session }, giveUp.signal).then(
      (report) => setLast({ key, report, failure: null }),
      (error: unknown) => {
        if (giveUp.signal.aborted) return;
        setLast({ key, report: null, failure: ApiFailure.of(error) });
      },
    );
    return () => giveUp.abort();
  }, [isAsked, key, session]);

  const ask = useCallback(() => {
    setWanted(true);
    setLast((now) => (now.failure === null ? now : { ...now, failure: null }));
  }, []);
  return { report: read.report, failure: read.failure, ask };
}
