import type { ProxyRecord } from '@asamblea/domain';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';

/** Puts a proxy of person-0 in the book, accepted unless it is said otherwise. */
export async function grantProxy(
  assemblyId: string,
  said: Pick<ProxyRecord, 'unitIds' | 'attorneyId'> & Partial<ProxyRecord>,
): Promise<void> {
  const proxyId = `proxy-${said.unitIds.join('-')}-${said.attorneyId}`;
  await peopleDocuments.proxy(assemblyId, proxyId).set({
    proxyId,
    grantorId: 'person-0',
    grantorName: 'Persona 0',
    attorneyName: `Apoderado ${said.attorneyId}`,
    attorneyDocument: null,
    cosignerIds: [],
    relation: 'other',
    scope: { kind: 'assembly' },
    votes: {},
    instructions: '',
    substitution: { allowed: null, substituteId: null, substitutedFrom: null },
    form: 'signed',
    writtenOn: '2026-11-10',
    validUntil: null,
    state: 'accepted',
    receivedAt: 0,
    reason: '',
    ...said,
  });
}
