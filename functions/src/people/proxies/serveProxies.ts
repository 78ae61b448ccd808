import { accept, proxyEndpoints, proxyIdSchema, proxySchemas, refuse } from '@asamblea/domain';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether } from '../../kernel/database/firestore.ts';
import { parsed } from '../../kernel/http/httpAnswers.ts';
import { Refused } from '../../kernel/platform/refused.ts';
import { acceptProxy } from './acceptProxy.ts';
import { answerMandate } from './answerMandate.ts';
import { type ReadProxyAgenda, readMandate } from './readMandate.ts';
import { readOwnProxies } from './readOwnProxies.ts';
import { readProxyConflicts } from './readProxyConflicts.ts';
import { receiveProxy } from './receiveProxy.ts';
import { rejectProxy } from './rejectProxy.ts';
import { revokeProxy } from './revokeProxy.ts';
import { substituteProxy } from './substituteProxy.ts';

export const serveProxies = (readAgenda: ReadProxyAgenda) =>
  serve(proxyEndpoints, proxySchemas, {
    readOwnProxies: async (call) =>
      readOwnProxies(call.assemblyId, personOf(call), call.now, readAgenda),
    async giveProxy(call) {
      const { assemblyId, by, asked, now } = call;
      const grantorId = personOf(call);
      return receiveProxy({ assemblyId, by, now, from: 'phone', grantorId, request: asked });
    },
    async revokeOwnProxy(call) {
      const { release } = call.asked;
      return revokeProxy({ ...actionOf(call, 'phone'), signerId: personOf(call), release });
    },
    readMandate: async (call) => readMandate(call.assemblyId, personOf(call), readAgenda),
    async answerMandate(call) {
      const { assemblyId, by, asked, now } = call;
      return answerMandate(
        { assemblyId, by, personId: personOf(call), now, request: asked },
        readAgenda,
      );
    },
    readAgenda: ({ assemblyId }) =>
      readTogether(async (tx) => {
        const assembly = (await tx.get(documents.assembly(assemblyId))).data();
        if (assembly === undefined) return refuse('assembly-unknown');
        return accept({ agenda: await readAgenda(tx, assemblyId, assembly.activeSession) });
      }),
    readConflicts: ({ assemblyId, now }) => readProxyConflicts(assemblyId, now),
    receiveProxy: ({ assemblyId, by, asked, now }) =>
      receiveProxy({ assemblyId, by, now, from: 'desk', request: asked }),
    acceptProxy: async (call) => acceptProxy({ ...actionOf(call, 'desk'), request: call.asked }),
    rejectProxy: async (call) =>
      rejectProxy({ ...actionOf(call, 'desk'), reason: call.asked.reason }),
    revokeProxy: async (call) => revokeProxy({ ...actionOf(call, 'desk'), ...call.asked }),
    substituteProxy: async (call) =>
      substituteProxy({ ...actionOf(call, 'desk'), request: call.asked }),
  });

interface Acting extends Pick<Requester, 'assemblyId' | 'by'> {
  readonly params: { readonly proxyId: string };
  readonly now: number;
}

function actionOf({ assemblyId, by, params, now }: Acting, from: 'desk' | 'phone') {
  return { assemblyId, proxyId: parsed(proxyIdSchema, params.proxyId), by, from, now };
}

/** A member outside the roster has no units to give a proxy for, and is named by none. */
function personOf({ member }: Pick<Requester, 'member'>): string {
  if (member.personId === null) throw new Refused({ code: 'person-unknown' });
  return member.personId;
}
