import {
  accept,
  acceptProxyRequest,
  chargeRequest,
  deskProxyRequest,
  ownProxyRequest,
  proxyIdSchema,
  refuse,
  rejectProxyRequest,
  revokeProxyRequest,
  substituteProxyRequest,
} from '@asamblea/domain';
import { type Request, Router } from 'express';
import { type Caller, requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { documents } from '../platform/documents.ts';
import { readTogether } from '../platform/firestore.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { Refused } from '../platform/refused.ts';
import { acceptProxy } from './acceptProxy.ts';
import { answerCharge } from './answerCharge.ts';
import { readCharge } from './readCharge.ts';
import { readOwnProxies } from './readOwnProxies.ts';
import { readProxyAgenda } from './readProxyAgenda.ts';
import { readProxyConflicts } from './readProxyConflicts.ts';
import { receiveProxy } from './receiveProxy.ts';
import { rejectProxy } from './rejectProxy.ts';
import { revokeProxy } from './revokeProxy.ts';
import { substituteProxy } from './substituteProxy.ts';

/** An owner gives, sees and revokes their own; the desk does the rest. */
export function proxyRouter(): Router {
  const router = Router();

  router.get(
    '/proxies/own',
    answering(async (request) => {
      const { assemblyId, personId } = await requireOwner(request);
      return readOwnProxies(assemblyId, personId, systemClock.now());
    }),
  );
  router.post(
    '/proxies/own',
    answering(async (request) => {
      const { assemblyId, by, personId } = await requireOwner(request);
      const asked = parsed(ownProxyRequest, request.body);
      return receiveProxy({
        ...{ assemblyId, by, now: systemClock.now() },
        ...{ from: 'phone', grantorId: personId, request: asked },
      });
    }),
  );
  router.post(
    '/proxies/own/:proxyId/revoke',
    answering(async (request) => {
      const { personId, ...caller } = await requireOwner(request);
      const { release } = parsed(revokeProxyRequest, request.body);
      return revokeProxy({ ...actionOf(request, caller, 'phone'), signerId: personId, release });
    }),
  );

  router.get(
    '/proxies/charge',
    answering(async (request) => {
      const { assemblyId, personId } = await requireAttorney(request);
      return readCharge(assemblyId, personId);
    }),
  );
  router.post(
    '/proxies/charge',
    answering(async (request) => {
      const { assemblyId, by, personId } = await requireAttorney(request);
      const asked = parsed(chargeRequest, request.body);
      return answerCharge({ assemblyId, by, personId, now: systemClock.now(), request: asked });
    }),
  );

  router.get(
    '/proxies/agenda',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'receiveProxy');
      return readTogether(async (tx) => {
        const assembly = (await tx.get(documents.assembly(assemblyId))).data();
        if (assembly === undefined) return refuse('assembly-unknown');
        return accept({ agenda: await readProxyAgenda(tx, assemblyId, assembly.activeSession) });
      });
    }),
  );
  router.get(
    '/proxies/conflicts',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'readProxies');
      return readProxyConflicts(assemblyId, systemClock.now());
    }),
  );
  router.post(
    '/proxies',
    answering(async (request) => {
      const { assemblyId, by } = await requireMember(request, 'receiveProxy');
      const asked = parsed(deskProxyRequest, request.body);
      const now = systemClock.now();
      return receiveProxy({ assemblyId, by, now, from: 'desk', request: asked });
    }),
  );
  router.post(
    '/proxies/:proxyId/accept',
    answering(async (request) => {
      const caller = await requireMember(request, 'acceptProxy');
      const asked = parsed(acceptProxyRequest, request.body);
      return acceptProxy({ ...actionOf(request, caller, 'desk'), request: asked });
    }),
  );
  router.post(
    '/proxies/:proxyId/reject',
    answering(async (request) => {
      const caller = await requireMember(request, 'rejectProxy');
      const { reason } = parsed(rejectProxyRequest, request.body);
      return rejectProxy({ ...actionOf(request, caller, 'desk'), reason });
    }),
  );
  router.post(
    '/proxies/:proxyId/revoke',
    answering(async (request) => {
      const caller = await requireMember(request, 'revokeProxy');
      const asked = parsed(revokeProxyRequest, request.body);
      return revokeProxy({ ...actionOf(request, caller, 'desk'), ...asked });
    }),
  );
  router.post(
    '/proxies/:proxyId/substitute',
    answering(async (request) => {
      const caller = await requireMember(request, 'substituteProxy');
      const asked = parsed(substituteProxyRequest, request.body);
      return substituteProxy({ ...actionOf(request, caller, 'desk'), request: asked });
    }),
  );

  return router;
}

function actionOf(
  request: Request,
  { assemblyId, by }: Pick<Caller, 'assemblyId' | 'by'>,
  from: 'desk' | 'phone',
) {
  const proxyId = parsed(proxyIdSchema, request.params.proxyId);
  return { assemblyId, proxyId, by, from, now: systemClock.now() };
}

/** Somebody of the roster: who is nobody in it has no units to give a proxy for. */
async function requireOwner(request: Request): Promise<Caller & { readonly personId: string }> {
  const caller = await requireMember(request, 'giveProxy');
  const { personId } = caller.member;
  if (personId === null) throw new Refused({ code: 'person-unknown' });
  return { ...caller, personId };
}

/** Somebody whom a proxy may name: also an owner who represents others. */
async function requireAttorney(request: Request): Promise<Caller & { readonly personId: string }> {
  const caller = await requireMember(request, 'answerCharge');
  const { personId } = caller.member;
  if (personId === null) throw new Refused({ code: 'person-unknown' });
  return { ...caller, personId };
}
