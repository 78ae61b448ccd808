import {
  type CodeSignInWay,
  codeSignInEndpoints,
  type InvitationRequest,
  invitationEndpoints,
  loginStatusCode,
  signInEndpoints,
  successCode,
} from '@asamblea/domain';
import { ApiFailure } from '../asking/ApiFailure.ts';
import { askApi } from '../asking/askApi.ts';
import { inTabTurn } from '../tab/inTabTurn.ts';
import { keepSignInWay, type SignInWay } from './signInWay.ts';

/** Ties the second step of signing in to the first one of the same tab. */
const ticketHeader = 'X-Sign-In';

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

/**
 * The sequence of specification §4. On success the whole page is replaced by `/`, so it never resolves
 * to anything useful; rejects with the identity provider's error or the API's, as they come.
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const { assembly, email, password, remember } = credentials;
  const { identify } = await loadProvider();
  const identity = await identify(email, password);
  try {
    let ticket: string | null = null;
    const generated = await askApi(
      signInEndpoints.generateClaims,
      { assembly, token: await identity.token(false), remember },
      undefined,
      {
        onHeaders: (headers) => {
          ticket = headers.get(ticketHeader);
        },
      },
    );
    if (generated.code !== successCode) throw unexpected(generated.code);
    const token = await identity.token(true);
    const headers = ticket === null ? {} : { [ticketHeader]: ticket };
    const login = await inTabTurn(() =>
      askApi(signInEndpoints.logIn, { token }, undefined, { headers }),
    );
    if (login.statusCode !== loginStatusCode) throw unexpected(login.statusCode);
  } finally {
    await identity.forget();
  }
  goHome('/login');
}

/** Document and personal code, by the attorneys' door or everybody's. The answer brings the cookie. */
export async function signInWithCode(
  way: CodeSignInWay,
  credentials: CodeCredentials,
): Promise<void> {
  await inTabTurn(() => askApi(codeSignInEndpoints[way], credentials));
  goHome(way === 'attorney' ? '/loginAttorney' : '/loginVirtual');
}

/** A link that works once; the same browser may repeat it while the answer gets lost. */
export async function signInByInvitation(invitation: InvitationRequest): Promise<void> {
  await inTabTurn(() => askApi(invitationEndpoints.enterByInvitation, invitation));
  goHome('/loginVirtual');
}

function goHome(door: SignInWay): void {
  keepSignInWay(door);
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
