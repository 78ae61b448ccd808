import { renderHook, act as settle } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callApi } from '../testing/fakes/firebase/callApi.ts';
import { ApiFailure } from './ApiFailure.ts';
import { useAct } from './useAct.ts';

test('what is pressed is posted: true once it is done, false when it is refused', async () => {
  const { result } = renderHook(useAct);
  const press = () => settle(() => result.current.act('/api/session/open', { call: 1 }));
  callApi.mockResolvedValueOnce(null);
  expect(await press()).toBe(true);
  expect(callApi).toHaveBeenCalledWith('POST', '/api/session/open', { call: 1 });
  callApi.mockRejectedValueOnce(ApiFailure.network());
  expect(await press()).toBe(false);
  expect(result.current.failure?.code).toBe('network');
});
