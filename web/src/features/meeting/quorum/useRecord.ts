import { type RecordPage, type RecordRow, recordEndpoints } from '@asamblea/domain';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';

export interface RecordReading {
  /** Null until they arrive. */
  readonly rows: readonly RecordRow[] | null;
  /** Where to go on; null when there is nothing older. */
  readonly before: number | null;
  readonly failure: ApiFailure | null;
  readonly refresh: () => void;
  readonly readOlder: () => Promise<void>;
}

interface Read {
  readonly rows: readonly RecordRow[] | null;
  readonly before: number | null;
  readonly failure: ApiFailure | null;
}

const nothingYet: Read = { rows: null, before: null, failure: null };

/** The record of the session, or of one unit, page by page. */
export function useRecord(unitId: string | null): RecordReading {
  const [read, setRead] = useState(nothingYet);
  const isAsked = read.rows === null && read.failure === null;

  useEffect(() => {
    if (!isAsked) return;
    let wanted = true;
    ask(unitId, null).then(
      (page) => wanted && setRead({ ...page, failure: null }),
      (error: unknown) => wanted && setRead({ ...nothingYet, failure: ApiFailure.of(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [unitId, isAsked]);

  async function readOlder() {
    try {
      const page = await ask(unitId, read.before);
      setRead((now) => ({ ...page, failure: null, rows: joined(now.rows ?? [], page.rows) }));
    } catch (error) {
      setRead((now) => ({ ...now, failure: ApiFailure.of(error) }));
    }
  }

  const refresh = useCallback(() => setRead(nothingYet), []);
  return { ...read, refresh, readOlder };
}

function ask(unitId: string | null, before: number | null): Promise<RecordPage> {
  return askApi(recordEndpoints.readRecord, {
    ...(unitId === null ? {} : { unitId }),
    ...(before === null ? {} : { before }),
  });
}

/** A page may repeat what was sealed between two readings. */
function joined(known: readonly RecordRow[], older: readonly RecordRow[]): readonly RecordRow[] {
  const seen = new Set(known.map(({ eventId }) => eventId));
  return [...known, ...older.filter(({ eventId }) => !seen.has(eventId))];
}
