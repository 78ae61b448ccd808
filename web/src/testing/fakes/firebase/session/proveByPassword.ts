import { vi } from 'vitest';

export const proveByPassword = vi.fn(async () => ({ ok: true, token: 'proof' }));
