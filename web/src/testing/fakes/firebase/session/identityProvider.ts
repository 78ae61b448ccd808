import { vi } from 'vitest';

export const identify = vi.fn();
export const sendResetMail = vi.fn();
