import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLookAgain } from './useLookAgain.ts';

test('it reads on arriving, on coming back and with network again, and no more once it is gone', () => {
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
