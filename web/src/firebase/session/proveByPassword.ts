export type PasswordProof =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly reason: 'wrong' | 'many' | 'network' };

/** Types the password at the identity provider again; its token proves it to our own API. */
export async function proveByPassword(email: string, password: string): Promise<PasswordProof> {
  try {
    const { identify } = await import('./identityProvider.ts');
    const identity = await identify(email, password);
    try {
      return { ok: true, token: await identity.token(false) };
    } finally {
      await identity.forget();
    }
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): 'wrong' | 'many' | 'network' {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'auth/too-many-requests') return 'many';
  return code.startsWith('auth/') && code !== 'auth/network-request-failed' ? 'wrong' : 'network';
}
