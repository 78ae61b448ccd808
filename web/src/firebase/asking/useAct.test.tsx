import { sessionEndpoints } from '@asamblea/domain';
import { renderHook, act as settle } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { ApiFailure } from './ApiFailure.ts';
import { useAct } from './useAct.ts';

const seen = { session: 1, call: 1 };

test('a press is posted: true once it is done, false when it is refused', async () => {
  const { result } = renderHook(useAct);
  const press = () => settle(() => result.current.act(sessionEndpoints.installSession, seen));
  callApi.mockResolvedValueOnce(null);
  expect(await press()).toBe(true);
  expect(callApi).toHaveBeenCalledWith('POST', '/api/session/install', seen);
  callApi.mockRejectedValueOnce(ApiFailure.network());
  expect(await press()).toBe(false);
  expect(result.current.failure?.code).toBe('network');
});
