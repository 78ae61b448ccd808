import { staffEndpoints } from '@asamblea/domain';
import { ApiFailure } from './ApiFailure.ts';
import { askApi } from './askApi.ts';
import { signIn } from './signIn.ts';

/**
 * Presses the link of an invitation to the staff, has the identity provider keep the password, and signs in
 * with it: the whole page is replaced. The password never reaches our API.
 */
export async function chooseFirstPassword(token: string, password: string): Promise<void> {
  const answer = await askApi(staffEndpoints.enterByStaffLink, { token });
  const { setPassword } = await import('./identityProvider.ts').catch(() => {
    throw ApiFailure.network();
  });
  await setPassword(answer.passwordCode, password);
  const { email, cot: assembly } = answer;
  await signIn({ assembly, email, password, remember: false });
}
