import { randomUUID } from 'node:crypto';
import type { AcceptProxyRequest, DeskProxyRequest, OwnProxyRequest } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { acceptProxy } from '../../people/proxies/acceptProxy.ts';
import { receiveProxy } from '../../people/proxies/receiveProxy.ts';
import { rejectProxy } from '../../people/proxies/rejectProxy.ts';
import { revokeProxy } from '../../people/proxies/revokeProxy.ts';
import { substituteProxy } from '../../people/proxies/substituteProxy.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { type TestAssembly, taken } from './testAssembly.ts';

export const luis = { name: 'Luis Soto', document: 'CC 1.083.150.191', email: null };
export const nora = { name: 'Nora Ruiz', document: 'CC 52.000.111', email: null };

/** Owners that give proxies and a desk that answers them, in one assembly. */
export function proxyDesk({ assemblyId }: TestAssembly) {
  const desk = (proxyId: string) =>
    ({ assemblyId, proxyId, by: 'desk', from: 'desk', now: Date.now() }) as const;
  const give = (grantorId: string, more: Partial<OwnProxyRequest> = {}) => {
    const unitIds = [grantorId.replace('person-', 'U')];
    const request = { ...bare(), unitIds, ...more } as const;
    const asked = { assemblyId, by: `uid-${grantorId}`, now: Date.now(), request };
    return receiveProxy({ ...asked, from: 'phone', grantorId });
  };
  return {
    give,
    /** The id of a proxy that waits. */
    given: async (grantorId: string, more: Partial<OwnProxyRequest> = {}) =>
      taken(await give(grantorId, more)).proxyId,
    takeIn: (grantorId: string, more: Partial<DeskProxyRequest> = {}) => {
      const request: DeskProxyRequest = {
        ...{ ...bare(), unitIds: [grantorId.replace('person-', 'U')], grantorId },
        ...{ cosignerIds: [], relation: 'other', form: 'signed', writtenOn: '2026-01-10' },
        ...{ validUntil: null, ...more },
      };
      return receiveProxy({ assemblyId, by: 'desk', now: Date.now(), from: 'desk', request });
    },
    accept: (proxyId: string, more: Partial<AcceptProxyRequest> = {}) =>
      acceptProxy({
        ...desk(proxyId),
        request: { replaceOlder: false, release: false, ...more },
      }),
    reject: (proxyId: string, reason = 'Falta la firma.') =>
      rejectProxy({ ...desk(proxyId), reason }),
    revoke: (proxyId: string, signerId: string | null = null, release = false) =>
      revokeProxy({ ...desk(proxyId), signerId, release }),
    substitute: (proxyId: string, to: typeof luis, release = false) =>
      substituteProxy({ ...desk(proxyId), request: { to, release } }),
    proxy: async (proxyId: string) =>
      (await peopleDocuments.proxy(assemblyId, proxyId).get()).data(),
    /** The present holder of each unit. */
    held: async () => {
      const { docs } = await peopleDocuments
        .attendance(assemblyId, 1)
        .where('present', '==', true)
        .get();
      return Object.fromEntries(docs.map((unit) => [unit.id, unit.data().personName]));
    },
    kinds: async () => {
      const { docs } = await documents.events(assemblyId).get();
      return docs.map((event) => event.data().kind).sort();
    },
  };
}

function bare() {
  return {
    proxyId: randomUUID(),
    attorney: luis,
    scope: 'assembly',
    instructions: '',
    fileId: null,
  } as const;
}
