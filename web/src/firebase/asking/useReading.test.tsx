import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiFailure } from './ApiFailure.ts';
import { useReading } from './useReading.ts';

const refused = ApiFailure.foreign(503, null);

test('a failed reading says why, and is forgotten once it is read again', async () => {
  const read = vi.fn(async (_signal: AbortSignal) => 'read');
  read.mockRejectedValueOnce(refused);
  const { result } = renderHook(() => useReading(read));
  await waitFor(() => expect(result.current.failure).toBe(refused));
  expect(result.current.answer).toBeNull();
  act(() => result.current.retry());
  expect(result.current.failure).toBeNull();
  await waitFor(() => expect(result.current.answer).toBe('read'));
  expect(read).toHaveBeenCalledTimes(2);
});

test('an answer stays while it is read again, and when that fails', async () => {
  const read = vi.fn(async (_signal: AbortSignal) => 'read');
  const { result } = renderHook(() => useReading(read));
  await waitFor(() => expect(result.current.answer).toBe('read'));
  read.mockRejectedValueOnce(refused);
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.failure).toBe(refused));
  expect(result.current.answer).toBe('read');
});

test('a reading that was left is given up, and its failure is nobody’s', async () => {
  const left: AbortSignal[] = [];
  const first = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => {
      left.push(signal);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const second = async () => 'second';
  const { result, rerender } = renderHook(({ read }) => useReading<string>(read), {
    initialProps: { read: first as (signal: AbortSignal) => Promise<string> },
  });
  rerender({ read: second });
  await waitFor(() => expect(result.current.answer).toBe('second'));
  expect(left[0]?.aborted).toBe(true);
  expect(result.current.failure).toBeNull();
});
