import { vi } from 'vitest';
import { runMiddleware as run } from '../../../../app/signIn/middleware.ts';

/** The real checks, unless a test says what they answer. */
export const runMiddleware = vi.fn(run);
