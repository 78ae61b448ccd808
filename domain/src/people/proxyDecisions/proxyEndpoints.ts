import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import { type MandateRequest, mandateRequest, type OwnMandates } from './mandate.ts';
import {
  type AcceptAnswer,
  type AcceptProxyRequest,
  acceptProxyRequest,
  type ConflictsAnswer,
  type DeskProxyRequest,
  deskProxyRequest,
  type OwnProxies,
  type OwnProxyRequest,
  ownProxyRequest,
  type ProxyAgenda,
  type ProxyAnswer,
  type RejectProxyRequest,
  type RevokeProxyRequest,
  rejectProxyRequest,
  revokeProxyRequest,
  type SubstituteProxyRequest,
  substituteProxyRequest,
} from './proxyRequests.ts';

/** An owner gives, sees and revokes their own; the desk does the rest. */
export const proxyEndpoints = {
  readOwnProxies: get('/proxies/own', 'giveProxy').of<undefined, OwnProxies>(),
  giveProxy: post('/proxies/own', 'giveProxy').of<OwnProxyRequest, ProxyAnswer>(),
  revokeOwnProxy: post('/proxies/own/:proxyId/revoke', 'giveProxy').of<
    RevokeProxyRequest,
    ProxyAnswer
  >(),
  readMandate: get('/proxies/charge', 'answerMandate').of<undefined, OwnMandates>(),
  answerMandate: post('/proxies/charge', 'answerMandate').of<
    MandateRequest,
    { readonly changed: number }
  >(),
  readAgenda: get('/proxies/agenda', 'receiveProxy').of<undefined, ProxyAgenda>(),
  readConflicts: get('/proxies/conflicts', 'readProxies').of<undefined, ConflictsAnswer>(),
  receiveProxy: post('/proxies', 'receiveProxy').of<DeskProxyRequest, ProxyAnswer>(),
  acceptProxy: post('/proxies/:proxyId/accept', 'acceptProxy').of<
    AcceptProxyRequest,
    AcceptAnswer
  >(),
  rejectProxy: post('/proxies/:proxyId/reject', 'rejectProxy').of<
    RejectProxyRequest,
    ProxyAnswer
  >(),
  revokeProxy: post('/proxies/:proxyId/revoke', 'revokeProxy').of<
    RevokeProxyRequest,
    ProxyAnswer
  >(),
  substituteProxy: post('/proxies/:proxyId/substitute', 'substituteProxy').of<
    SubstituteProxyRequest,
    ProxyAnswer
  >(),
};

export const proxySchemas: SchemasOf<typeof proxyEndpoints> = {
  giveProxy: ownProxyRequest,
  revokeOwnProxy: revokeProxyRequest,
  answerMandate: mandateRequest,
  receiveProxy: deskProxyRequest,
  acceptProxy: acceptProxyRequest,
  rejectProxy: rejectProxyRequest,
  revokeProxy: revokeProxyRequest,
  substituteProxy: substituteProxyRequest,
};
