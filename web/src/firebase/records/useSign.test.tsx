import { namedPaceMillis } from '@asamblea/domain';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { ApiFailure } from '../asking/ApiFailure.ts';
import { type Signing, useSign } from './useSign.ts';

beforeEach(() => {
  vi.useFakeTimers();
  callApi.mockResolvedValue({ nextMillis: namedPaceMillis });
});
afterEach(() => {
  vi.useRealTimers();
});

const screenOfHall: Signing = { kind: 'projector', cot: 'demo' };

/** The signs sent, in order. */
function said(): readonly string[] {
  return callApi.mock.calls.map(([, path, body]) => {
    const { kind, state, isTroubled } = body;
    return [path, kind, state, ...(isTroubled ? ['troubled'] : [])].join(' ');
  });
}

test('a screen says at the asked pace that it is there, always as the same one', async () => {
  renderHook(() => useSign(screenOfHall));
  await vi.advanceTimersByTimeAsync(2 * namedPaceMillis);
  expect(said()).toEqual(Array.from({ length: 3 }, () => '/api/public/sign projector here'));
  const names = callApi.mock.calls.map(([, , body]) => body.deviceId);
  expect(new Set(names).size).toBe(1);
});

test('a page of a member signs with the member, and without counts', async () => {
  renderHook(() => useSign({ kind: 'desk' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toEqual(['/api/sign desk here']);
  expect(Object.keys(callApi.mock.calls[0]?.[2]).sort()).toEqual([
    ...['deviceId', 'isTroubled', 'kind', 'state'],
  ]);
});

test('a page that is left says goodbye, also while it goes away, and nothing more', async () => {
  const { unmount } = renderHook(() => useSign(screenOfHall));
  await vi.advanceTimersByTimeAsync(0);
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said().slice(1)).toEqual(['/api/public/sign projector gone']);
  expect(callApi.mock.lastCall?.[4]).toEqual({ outlives: true });
});

test('a tab that is closed says goodbye', async () => {
  renderHook(() => useSign(screenOfHall));
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('pagehide'));
  expect(said().at(-1)).toBe('/api/public/sign projector gone');
  // Browsers say next that it is out of sight; and some keep it, to show it again.
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(2 * namedPaceMillis);
  expect(said().at(-1)).toBe('/api/public/sign projector gone');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(said().at(-1)).toBe('/api/public/sign projector here');
});

test('after a sign that did not arrive it says that there was trouble, once', async () => {
  callApi.mockRejectedValueOnce(ApiFailure.network());
  renderHook(() => useSign({ kind: 'phone' }));
  await vi.advanceTimersByTimeAsync(2 * namedPaceMillis);
  expect(said()).toEqual([
    ...['/api/sign phone here', '/api/sign phone here troubled', '/api/sign phone here'],
  ]);
});

test('an answer that does not come is not waited for', async () => {
  callApi.mockImplementationOnce(
    (_method, _path, _body, signal: AbortSignal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  renderHook(() => useSign(screenOfHall));
  await vi.advanceTimersByTimeAsync(4_000 + namedPaceMillis);
  expect(said()[1]).toBe('/api/public/sign projector here troubled');
});

test.each(['not-allowed', 'cot-replaced'])('a device answered %s asks no more', async (code) => {
  callApi.mockRejectedValue(new ApiFailure({ code, message: '', statusCode: 403 }));
  const { unmount } = renderHook(() => useSign(screenOfHall));
  await vi.advanceTimersByTimeAsync(60_000);
  unmount();
  expect(said()).toHaveLength(1);
});

test('a device asked to be silent for a minute is silent', async () => {
  callApi.mockResolvedValue({ nextMillis: 60_000 });
  renderHook(() => useSign(screenOfHall));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(said()).toHaveLength(1);
});

test('without anything to say nothing is said', async () => {
  renderHook(() => useSign(null));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said()).toEqual([]);
});

test('a desk says how long its oldest work waits, while any does', async () => {
  let waiting: number | null = 4_000;
  const findUnsent = () => waiting;
  renderHook(() => useSign({ kind: 'desk' }, findUnsent));
  await vi.advanceTimersByTimeAsync(0);
  waiting = null;
  await vi.advanceTimersByTimeAsync(namedPaceMillis);
  expect(callApi.mock.calls.map(([, , body]) => body.unsentMillis)).toEqual([4_000, undefined]);
});
