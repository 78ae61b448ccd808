import { vi } from 'vitest';

export const signIn = vi.fn();
export const signInWithCode = vi.fn();
export const signInByInvitation = vi.fn();
