import { afterEach, beforeEach, vi } from 'vitest';
import { forgetFakes } from './forgetFakes.ts';

beforeEach(forgetFakes);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
