import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useWakeLock } from './useWakeLock.ts';

test('keeps the screen awake, asks again when the page comes back, and lets go at the end', async () => {
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async () => ({ release }));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const { unmount } = renderHook(() => useWakeLock());
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  unmount();
  await waitFor(() => expect(release).toHaveBeenCalled());
});

test('does nothing in a browser that cannot', () => {
  vi.stubGlobal('navigator', {});
  expect(() => renderHook(() => useWakeLock()).unmount()).not.toThrow();
});
