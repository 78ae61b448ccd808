import { type Attendance, attendanceEndpoints, type PackPart, paths } from '@asamblea/domain';
import { useCallback, useMemo } from 'react';
import { ApiFailure } from '../asking/ApiFailure.ts';
import { askApi, requestAddress } from '../asking/askApi.ts';
import { callApi } from '../asking/callApi.ts';
import { type LiveRows, useCollection } from '../listening/useCollection.ts';
import { mergeRows } from './mergeRows.ts';
import { useAskedOnce } from './useAskedOnce.ts';

interface PackedSeats {
  /** Milliseconds; 0 where nothing is packed, and all of them are heard. */
  readonly after: number;
  readonly rows: readonly Attendance[];
}

/**
 * The holder of each unit in a session, live: earlier seats come packed, and only later moves are listened
 * to. A refusal is thrown to the error boundary.
 */
export function useSeats(assemblyId: string, session: number): LiveRows<Attendance> {
  const ask = useCallback((signal: AbortSignal) => readSeats(session, signal), [session]);
  const { answer } = useAskedOnce<PackedSeats>(`${assemblyId} ${session}`, ask);
  const after = answer?.after ?? never;
  const since = useMemo(
    () => (after === 0 ? undefined : { field: 'movedAt', above: new Date(after) }),
    [after],
  );
  const moved = useCollection<Attendance>(paths.attendance(assemblyId, session), since);
  const rows = useMemo(
    () => mergeRows(answer?.rows ?? [], moved.rows, ({ unitId }) => unitId),
    [answer, moved.rows],
  );
  const isIn = answer !== null && moved.status === 'success';
  return { status: isIn ? 'success' : 'loading', rows: isIn ? rows : [], offline: moved.offline };
}

/** Nothing moves after it: the last instant that the database knows. */
const never = Date.UTC(9999, 11, 31);

async function readSeats(session: number, signal: AbortSignal): Promise<PackedSeats> {
  const { after, parts } = await askApi(attendanceEndpoints.readSeatPack, { session }, signal);
  const rows: (readonly Attendance[])[] = [];
  for (let part = 0; part < parts; part += 1) {
    const address = requestAddress(attendanceEndpoints.readPackedSeats, { session, after, part });
    try {
      const read = await callApi<PackPart<Attendance>>('GET', address, undefined, signal);
      rows.push(read.rows);
    } catch (error) {
      // Two packs later its parts are gone: there is a newer one to ask for.
      if (error instanceof ApiFailure && error.code === 'not-found')
        return readSeats(session, signal);
      throw error;
    }
  }
  return { after, rows: rows.flat() };
}
