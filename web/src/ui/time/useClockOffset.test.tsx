import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clockOffset, useClockOffset } from './useClockOffset.ts';

test('takes the server’s time to be true at half of the round trip', () => {
  expect(clockOffset(10_000, 4_000, 6_000)).toBe(5_000);
});

test('says how far ahead the server is', async () => {
  const ask = async () => Date.now() + 60_000;
  const { result } = renderHook(() => useClockOffset(ask, true));
  await waitFor(() => expect(Math.round(result.current / 1000)).toBe(60));
});

test('trusts this machine’s clock while the server does not answer', async () => {
  let asked = 0;
  const ask = () => {
    asked += 1;
    return Promise.reject(new Error('no network'));
  };
  const { result } = renderHook(() => useClockOffset(ask, true));
  await waitFor(() => expect(asked).toBe(1));
  expect(result.current).toBe(0);
});
