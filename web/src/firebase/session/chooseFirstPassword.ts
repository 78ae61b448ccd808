import { staffEndpoints } from '@asamblea/domain';
import { askApi } from '../asking/askApi.ts';
import { signIn } from './signIn.ts';

/**
 * The request with which a link of an invitation to the staff is used, and by which page: another one does
 * not repeat it.
 */
export interface FirstPassword {
  readonly token: string;
  readonly choiceId: string;
  readonly newPassword: string;
}

/** Presses the link, which gives the account that password, and signs in with it: the whole page is replaced. */
export async function chooseFirstPassword(chosen: FirstPassword): Promise<void> {
  const { email, cot: assembly } = await askApi(staffEndpoints.enterByStaffLink, chosen);
  await signIn({ assembly, email, password: chosen.newPassword, remember: false });
}
