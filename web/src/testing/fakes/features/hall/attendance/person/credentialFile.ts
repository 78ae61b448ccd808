import { vi } from 'vitest';

export const credentialFile = vi.fn();
