import type { Member, ProxyState } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { issueCode, newAccessCode } from '../../people/accessCodes/issueCode.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { type TestAssembly, taken } from './testAssembly.ts';

/** Writes down the document of somebody of the roster. */
export async function giveDocument(
  { assemblyId }: TestAssembly,
  personId: string,
  document: string,
): Promise<void> {
  await peopleDocuments.people(assemblyId, 'v1').doc(personId).update({ document });
}

/** A proxy of the first owner to somebody who is not in the roster. */
export async function grantProxy(
  { assemblyId }: TestAssembly,
  attorney: { readonly personId: string; readonly document: string | null },
  state: ProxyState = 'accepted',
): Promise<void> {
  const proxyId = `proxy-${attorney.personId}`;
  await peopleDocuments
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

export async function membersOf(
  { assemblyId }: TestAssembly,
  personId: string,
): Promise<readonly Member[]> {
  const own = await documents.members(assemblyId).where('personId', '==', personId).get();
  return own.docs.map((member) => member.data());
}
