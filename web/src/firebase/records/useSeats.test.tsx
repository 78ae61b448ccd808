import { type Attendance, paths } from '@asamblea/domain';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { keepRows } from '../../testing/fakes/firebase/listening/useCollection.ts';
import { ApiFailure } from '../asking/ApiFailure.ts';
import { useSeats } from './useSeats.ts';

const heard = paths.attendance('torres', 1);

/** A seat as far as these tests look at it. */
const seat = (unitId: string, present = true) => ({ unitId, present }) as Attendance;

/** The API packed those seats, one a part. */
function serve(after: number, ...packed: readonly Attendance[]): void {
  callApi.mockImplementation(async (_method: string, path: string) =>
    path.startsWith('/api/attendance/pack?')
      ? { after, parts: packed.length }
      : { rows: [packed[Number(/part=(\d+)/u.exec(path)?.[1])]] },
  );
}

const seats = () => renderHook(() => useSeats('torres', 1)).result;
const shown = (rows: readonly Attendance[]) =>
  rows.map(({ unitId, present }) => `${unitId} ${present ? 'in' : 'out'}`);

test('a moved seat is in its present state, and a new one is there', async () => {
  serve(1_000, seat('A-1'), seat('A-2'));
  keepRows(heard, [seat('A-2', false), seat('A-3')]);
  const result = seats();
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(shown(result.current.rows)).toEqual(['A-1 in', 'A-2 out', 'A-3 in']);
});

test('where nothing is packed all of them are heard', async () => {
  serve(0);
  keepRows(heard, [seat('A-1')]);
  const result = seats();
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(shown(result.current.rows)).toEqual(['A-1 in']);
});

test('seats that moved are not all of the seats while the packed ones are on their way', () => {
  callApi.mockImplementation(() => new Promise(() => undefined));
  keepRows(heard, [seat('A-2', false)]);
  expect(seats().current).toMatchObject({ status: 'loading', rows: [] });
});

test('packed seats are not all of them before it is heard what moved', async () => {
  serve(1_000, seat('A-1'));
  const result = seats();
  await waitFor(() => expect(callApi).toHaveBeenCalledTimes(2));
  expect(result.current).toMatchObject({ status: 'loading', rows: [] });
});

test('parts that are gone are asked for anew, with the pack that came after them', async () => {
  const packs = [1_000, 2_000];
  callApi.mockImplementation(async (_method: string, path: string) => {
    if (path.startsWith('/api/attendance/pack?')) return { after: packs.shift(), parts: 1 };
    if (path.includes('after=2000')) return { rows: [seat('A-1')] };
    throw new ApiFailure({ code: 'not-found', statusCode: 404, message: '' });
  });
  keepRows(heard, []);
  const result = seats();
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(shown(result.current.rows)).toEqual(['A-1 in']);
});
