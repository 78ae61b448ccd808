import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiFailure } from './ApiFailure.ts';
import { useAttempt } from './useAttempt.ts';

test('a done attempt answers, and a refused one says why until the next attempt', async () => {
  const { result } = renderHook(useAttempt);
  const refused = ApiFailure.foreign(503, null);
  let answer: unknown = 'nothing yet';
  await act(async () => {
    answer = await result.current.attempt(() => Promise.reject(refused));
  });
  expect(answer).toBeNull();
  expect(result.current.failure).toBe(refused);
  await act(async () => {
    answer = await result.current.attempt(async () => undefined);
  });
  expect(answer).toBeUndefined();
  expect(result.current.failure).toBeNull();
});

test('an exception during the attempt is a failure of the network, and ends it', async () => {
  const { result } = renderHook(useAttempt);
  let fail: (error: Error) => void = () => undefined;
  let ended: Promise<unknown> = Promise.resolve();
  act(() => {
    ended = result.current.attempt(() => new Promise((_, reject) => (fail = reject)));
  });
  expect(result.current.isBusy).toBe(true);
  await act(async () => {
    fail(new TypeError('cut'));
    await ended;
  });
  expect(result.current).toMatchObject({ isBusy: false, failure: { code: 'network' } });
  act(() => result.current.forget());
  expect(result.current.failure).toBeNull();
});
