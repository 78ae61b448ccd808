import type { BrowserContext } from 'playwright-core';
import { renew, signInByPassword } from '../../../functions/src/testing/database/accounts.ts';
import { postAs } from './postAs.ts';

export const password = 'asamblea-2026';

/**
 * Gives a browser a session of its own, asking the accounts and the API in the order in which the form
 * asks them, without opening its pages.
 */
export async function signIn(context: BrowserContext, cot: string, email: string): Promise<void> {
  const account = await signInByPassword(email, password);
  if (account === null) throw new Error(`There is no account ${email} with that password.`);
  await ask(context, 'generate', { assembly: cot, token: account.idToken, remember: false });
  await ask(context, 'login', { token: await renew(account) });
}

/** The answer of the last step leaves its cookie in the browser. */
async function ask(context: BrowserContext, step: string, body: object): Promise<void> {
  const answer = await postAs(context, `/api/auth/${step}`, body);
  if (answer.status !== 200) throw new Error(`${step}: ${JSON.stringify(answer.body)}`);
}
