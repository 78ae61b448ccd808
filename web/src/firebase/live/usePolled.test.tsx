import { instantMillis, instantOf } from '@asamblea/domain';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi, callRealApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { usePolled } from './usePolled.ts';

interface Shown {
  readonly asOf: string;
}

beforeEach(() => {
  vi.useFakeTimers();
});

const pass = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis));
const watch = () => renderHook(() => usePolled<Shown>('/api/public/results?cot=demo'));

test('reads about once a second, each reading a little earlier or later than the next', async () => {
  const at: number[] = [];
  callApi.mockImplementation(async () => {
    at.push(Date.now());
    return { live: { asOf: instantOf({ seconds: at.length, nanoseconds: 0 }) } };
  });
  const { result } = watch();
  await pass(20_000);
  const gaps = at.slice(1).map((time, i) => time - (at[i] ?? 0));
  expect(gaps.length).toBeGreaterThan(14);
  expect(gaps.every((gap) => gap >= 750 && gap <= 1_250)).toBe(true);
  expect(new Set(gaps).size).toBeGreaterThan(5);
  expect(instantMillis(result.current?.asOf ?? '')).toBe(at.length * 1000);
});

test('keeps what it has while a reading fails, and never goes back', async () => {
  callApi.mockResolvedValueOnce({ live: { asOf: '2' } });
  callApi.mockRejectedValueOnce(new Error('network'));
  callApi.mockResolvedValue({ live: { asOf: '1' } });
  const { result } = watch();
  await pass(5_000);
  expect(result.current).toEqual({ asOf: '2' });
});

test('sends no cookie for answers that the edge keeps, and sends it for personal ones', async () => {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_path: string, request: RequestInit) => {
    sent.push(request);
    return Response.json({});
  });
  await callRealApi('GET', '/api/public/live?only=stage&cot=demo');
  await callRealApi('GET', '/api/votes/current');
  expect(sent.map(({ credentials }) => credentials)).toEqual(['omit', 'same-origin']);
});
