import type { Member, ProxyState } from '@asamblea/domain';
import { issueCode, newAccessCode } from '../access/issueCode.ts';
import { documents } from '../platform/documents.ts';
import { type Account, accountOf, renew } from './accounts.ts';
import type { newBrowser } from './newBrowser.ts';
import { type TestAssembly, taken } from './testAssembly.ts';

/** Writes down the document of somebody of the roster. */
export async function giveDocument(
  { assemblyId }: TestAssembly,
  personId: string,
  document: string,
): Promise<void> {
  await documents.people(assemblyId, 'v1').doc(personId).update({ document });
}

/** A proxy of the first owner to somebody who is not in the roster. */
export async function grantProxy(
  { assemblyId }: TestAssembly,
  attorney: { readonly personId: string; readonly document: string | null },
  state: ProxyState = 'accepted',
): Promise<void> {
  const proxyId = `proxy-${attorney.personId}`;
  await documents
    .proxies(assemblyId)
    .doc(proxyId)
    .set({
      proxyId,
      unitIds: ['U0'],
      grantorId: 'person-0',
      grantorName: 'Persona 0',
      attorneyId: attorney.personId,
      attorneyName: `Apoderado ${attorney.personId}`,
      attorneyDocument: attorney.document,
      cosignerIds: [],
      relation: 'other',
      scope: { kind: 'assembly' },
      votes: {},
      instructions: '',
      substitution: { allowed: null, substituteId: null, substitutedFrom: null },
      form: 'signed',
      writtenOn: '2026-11-10',
      validUntil: null,
      state,
      receivedAt: 0,
      reason: '',
    });
}

export async function codeFor({ assemblyId }: TestAssembly, personId: string): Promise<string> {
  const code = newAccessCode();
  const asked = { assemblyId, by: 'desk', personId, code, now: Date.now() };
  return taken(await issueCode(asked)).code;
}

/** From the token that a way in answered to the cookie, as the browser does. */
export async function completeEntry(
  browser: ReturnType<typeof newBrowser>,
  entry: Readonly<Record<string, unknown>>,
): Promise<Account> {
  const account = await accountOf(entry.token);
  const body = { assembly: entry.assembly, token: account.idToken, remember: false };
  const generated = await browser.post('/auth/generate', body);
  if (generated.body.code !== 1001) throw new Error(String(generated.body.code));
  await browser.post('/auth/login', { token: await renew(account) });
  return account;
}

export async function membersOf(
  { assemblyId }: TestAssembly,
  personId: string,
): Promise<readonly Member[]> {
  const own = await documents.members(assemblyId).where('personId', '==', personId).get();
  return own.docs.map((member) => member.data());
}
