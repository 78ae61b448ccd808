import { loginStatusCode, successCode } from '@asamblea/domain';
import { ApiFailure } from './ApiFailure.ts';
import { callApi } from './callApi.ts';

export interface Credentials {
  /** The assembly's public key, its `cot`. */
  readonly assembly: string;
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/**
 * The sequence of specification §4. Rejects with the identity provider's error or the API's, as
 * they come. On success the whole page is replaced by `/`, so it never resolves to anything useful.
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const { identify } = await import('./identityProvider.ts').catch(() => {
    throw ApiFailure.network();
  });
  const identity = await identify(credentials.email, credentials.password);
  try {
    const generated = await callApi<{ readonly code: number }>('POST', '/api/auth/generate', {
      assembly: credentials.assembly,
      token: await identity.token(false),
      remember: credentials.remember,
    });
    if (generated.code !== successCode) throw unexpected(generated.code);
    const login = await callApi<{ readonly statusCode: number }>('POST', '/api/auth/login', {
      token: await identity.token(true),
    });
    if (login.statusCode !== loginStatusCode) throw unexpected(login.statusCode);
  } finally {
    await identity.forget();
  }
  location.assign('/');
}

/** Specification §8: a code that is not the agreed one is a login error, with the fallback text. */
function unexpected(code: number): ApiFailure {
  return new ApiFailure({
    code: String(code),
    statusCode: code,
    message: 'Ups ha ocurrido un error al iniciar sesión',
  });
}
