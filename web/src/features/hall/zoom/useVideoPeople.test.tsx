import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { useVideoPeople } from './useVideoPeople.ts';

/** Back to the page: the moment in which it asks again. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

test('people in the video are known, and a failure keeps the last list', async () => {
  callApi.mockResolvedValueOnce({ isSet: true, connected: ['ana'] });
  const { result } = renderHook(() => useVideoPeople(true));
  await waitFor(() => expect(result.current).toEqual(['ana']));
  callApi.mockRejectedValueOnce(ApiFailure.network());
  comeBack();
  callApi.mockResolvedValueOnce({ isSet: true, connected: ['ana', 'luis'] });
  comeBack();
  await waitFor(() => expect(result.current).toEqual(['ana', 'luis']));
});

test('an assembly without an account is asked once', async () => {
  const answered = vi.fn().mockResolvedValue({ isSet: false, connected: [] });
  callApi.mockImplementation(answered);
  const { result } = renderHook(() => useVideoPeople(true));
  await waitFor(() => expect(answered).toHaveBeenCalledTimes(1));
  await answered.mock.results[0]?.value;
  await Promise.resolve();
  comeBack();
  expect(answered).toHaveBeenCalledTimes(1);
  expect(result.current).toEqual([]);
});

test('a member without permission sends no request', () => {
  const { result } = renderHook(() => useVideoPeople(false));
  comeBack();
  expect(callApi).not.toHaveBeenCalled();
  expect(result.current).toEqual([]);
});
