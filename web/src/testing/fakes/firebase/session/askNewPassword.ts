import { vi } from 'vitest';

export const askNewPassword = vi.fn();
