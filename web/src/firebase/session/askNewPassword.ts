import { codeSignInEndpoints } from '@asamblea/domain';
import { ApiFailure } from '../asking/ApiFailure.ts';
import { askApi } from '../asking/askApi.ts';

/**
 * Asks the identity provider for its mail. Resolves the same whether the address has an account or not;
 * rejects when there was too much asking, no network or no such address.
 */
export async function askNewPassword(email: string): Promise<void> {
  await askApi(codeSignInEndpoints.askRecovery, { email });
  const { sendResetMail } = await import('./identityProvider.ts').catch(() => {
    throw ApiFailure.network();
  });
  try {
    await sendResetMail(email);
  } catch (error) {
    if (!isUnknownAddress(error)) throw error;
  }
}

function isUnknownAddress(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}
