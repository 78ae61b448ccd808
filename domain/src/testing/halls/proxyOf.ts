import type { ProxyGrant } from '../../people/proxies/proxyGrant.ts';

/** An accepted proxy of Ana to Luis over unit 101 for the whole assembly, but for what is said. */
export function proxyOf(said: Partial<ProxyGrant> = {}): ProxyGrant {
  return {
    proxyId: 'p1',
    unitIds: ['101'],
    grantorId: 'ana',
    grantorName: 'Ana',
    cosignerIds: [],
    attorneyId: 'luis',
    attorneyName: 'Luis',
    attorneyDocument: null,
    relation: 'other',
    scope: { kind: 'assembly' },
    votes: {},
    instructions: '',
    substitution: { allowed: null, substituteId: null, substitutedFrom: null },
    form: 'signed',
    writtenOn: '2026-11-10',
    validUntil: null,
    state: 'accepted',
    receivedAt: 1000,
    reason: '',
    ...said,
  };
}
