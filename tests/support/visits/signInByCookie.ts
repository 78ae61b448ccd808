import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { documents } from '../../../functions/src/kernel/database/documents.ts';
import { cookieOf } from '../../../functions/src/testing/requests/cookieOf.ts';
import { hosting } from '../browser/openPage.ts';

/** Gives a browser a session where the accounts are of another project, whose passwords open nothing here. */
export async function signInByCookie(
  context: BrowserContext,
  cot: string,
  email: string,
): Promise<void> {
  const { assemblyId = '' } = (await documents.publicAssembly(cot).get()).data() ?? {};
  const found = await documents.members(assemblyId).where('email', '==', email).get();
  const [member] = found.docs;
  if (member === undefined) throw new Error(`There is nobody with ${email} in ${cot}.`);
  const sid = randomUUID();
  await member.ref.update({ sids: [...member.data().sids, sid] });
  const cookie = await cookieOf({ assembly: assemblyId, uid: member.id, sid });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: hosting() }]);
}
