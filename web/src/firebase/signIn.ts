import {
  type EntryAnswer,
  type EntryWay,
  type InvitationRequest,
  loginStatusCode,
  successCode,
} from '@asamblea/domain';
import { ApiFailure } from './ApiFailure.ts';
import { callApi } from './callApi.ts';
import type { ProviderIdentity } from './identityProvider.ts';

export interface Credentials {
  /** The assembly's public key, its `cot`. */
  readonly assembly: string;
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

export interface CodeCredentials {
  readonly assembly: string;
  readonly document: string;
  readonly code: string;
  readonly remember: boolean;
}

/** Rejects with the identity provider's error or the API's, as they come. */
export async function signIn({ email, password, ...rest }: Credentials): Promise<void> {
  const { identify } = await loadProvider();
  await complete(await identify(email, password), rest);
}

/** Document and personal code, by the attorneys' door or everybody's. */
export async function signInWithCode(
  way: EntryWay,
  { remember, ...body }: CodeCredentials,
): Promise<void> {
  await enterBy(`/api/auth/${way}`, body, remember);
}

/** A link that works once; the same browser may repeat it while the answer gets lost. */
export async function signInByInvitation(
  invitation: InvitationRequest,
  remember: boolean,
): Promise<void> {
  await enterBy('/api/auth/invitation', invitation, remember);
}

/** The provider's code comes before the door is knocked at: losing it would spend the link. */
async function enterBy(path: string, body: object, remember: boolean): Promise<void> {
  const { identifyWithToken } = await loadProvider();
  const { token, assembly } = await callApi<EntryAnswer>('POST', path, body);
  await complete(await identifyWithToken(token), { assembly, remember });
}

/**
 * The sequence of specification §4. On success the whole page is replaced by `/`, so it never resolves
 * to anything useful.
 */
async function complete(
  identity: ProviderIdentity,
  { assembly, remember }: { readonly assembly: string; readonly remember: boolean },
): Promise<void> {
  try {
    const generated = await callApi<{ readonly code: number }>('POST', '/api/auth/generate', {
      assembly,
      token: await identity.token(false),
      remember,
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

async function loadProvider() {
  return import('./identityProvider.ts').catch(() => {
    throw ApiFailure.network();
  });
}

/** Specification §8: a code that is not the agreed one is a login error, with the fallback text. */
function unexpected(code: number): ApiFailure {
  return new ApiFailure({
    code: String(code),
    statusCode: code,
    message: 'Ups ha ocurrido un error al iniciar sesión',
  });
}
