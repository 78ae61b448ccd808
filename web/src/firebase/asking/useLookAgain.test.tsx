import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLookAgain } from './useLookAgain.ts';

test('the reading repeats on arriving, on coming back and with network again, and stops on unmount', () => {
  const reload = vi.fn();
  const { unmount } = renderHook(() => useLookAgain(reload));
  expect(reload).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reload).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(3);
  unmount();
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(3);
});
