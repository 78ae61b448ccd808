import { vi } from 'vitest';

export const signOut = vi.fn(async () => true);
