import { type RecordPage, type RecordRow, recordEndpoints } from '@asamblea/domain';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';

interface Log {
  /** Null until they arrive. */
  readonly rows: readonly RecordRow[] | null;
  /** Where to go on; null when there is nothing older. */
  readonly before: number | null;
  readonly failure: ApiFailure | null;
}

const nothingYet: Log = { rows: null, before: null, failure: null };

/** The whole record, page by page, while the password is fresh. */
export function useEventLog(onStale: () => void) {
  const [log, setLog] = useState(nothingYet);
  const isAsked = log.rows === null && log.failure === null;

  useEffect(() => {
    if (!isAsked) return;
    let wanted = true;
    ask(null).then(
      (page) => wanted && setLog({ ...page, failure: null }),
      (error: unknown) => wanted && setLog({ ...nothingYet, failure: ApiFailure.of(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [isAsked]);

  const isStale = log.failure?.code === 'password-stale';
  useEffect(() => {
    if (isStale) onStale();
  }, [isStale, onStale]);

  async function readOlder() {
    try {
      const page = await ask(log.before);
      setLog((now) => ({ ...page, failure: null, rows: [...(now.rows ?? []), ...page.rows] }));
    } catch (error) {
      setLog((now) => ({ ...now, failure: ApiFailure.of(error) }));
    }
  }

  const refresh = useCallback(() => setLog(nothingYet), []);
  return { ...log, refresh, readOlder };
}

function ask(before: number | null): Promise<RecordPage> {
  const body = before === null ? {} : { before };
  return askApi(recordEndpoints.readLog, body);
}
