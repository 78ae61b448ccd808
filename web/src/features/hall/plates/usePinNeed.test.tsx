import { newPlate, type PinNeed } from '@asamblea/domain';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs, meetAt } from '../../../testing/fakes/firebase/session/session.tsx';
import { tellPinsMoved, usePinNeed } from './usePinNeed.ts';

const need: PinNeed = { secret: 'draft', missing: [1] };
const first = [newPlate(1, 0)];

beforeEach(() => {
  vi.useFakeTimers();
  callApi.mockImplementation(async () => need);
});
afterEach(() => {
  vi.useRealTimers();
});
const wait = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis));

test('a desk asks who lacks a PIN on arrival, as plates move, when PINs are given and now and then', async () => {
  enterAs('registrar');
  const { result, rerender } = renderHook(({ plates }) => usePinNeed(plates), {
    initialProps: { plates: first },
  });
  expect(result.current.secret).toBe('none');
  await wait(0);
  expect(result.current).toEqual(need);
  rerender({ plates: [newPlate(1, 9)] });
  await wait(2_000);
  expect(callApi).toHaveBeenCalledTimes(2);
  await act(async () => tellPinsMoved());
  expect(callApi).toHaveBeenCalledTimes(3);
  await wait(30_000);
  expect(callApi).toHaveBeenCalledTimes(4);
});

test.each([
  ['who may print none', 'auditor', first],
  ['where there are no plates', 'registrar', []],
] as const)('nothing is asked by %s', async (_, role, plates) => {
  enterAs(role);
  renderHook(() => usePinNeed(plates));
  await wait(60_000);
  expect(callApi).not.toHaveBeenCalled();
});

test('nothing is asked where there are no booths', async () => {
  enterAs('registrar', { off: ['booth'] });
  meetAt({});
  renderHook(() => usePinNeed(first));
  await wait(60_000);
  expect(callApi).not.toHaveBeenCalled();
});
