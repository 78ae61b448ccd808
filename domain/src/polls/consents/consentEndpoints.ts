import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import {
  type ConsentAnswer,
  type ConsentView,
  type NotifyRequest,
  notifyRequest,
  type ObjectionRequest,
  type OwnConsents,
  type OwnObjectionRequest,
  objectionRequest,
  ownObjectionRequest,
  type UndoRequest,
  undoRequest,
  type WaitingConsents,
} from './consentRequests.ts';

/** The process for the silence of the absent by law: notices, objections and the state of a decision. */
export const consentEndpoints = {
  listConsents: get('/consents', 'readConsents').of<undefined, WaitingConsents>(),
  readOwnConsents: get('/consents/own', 'objectDecision').of<undefined, OwnConsents>(),
  readConsent: get('/consents/:questionId', 'readConsents').of<undefined, ConsentView>(),
  notifyAbsentees: post('/consents/:questionId/notify', 'noteConsents').of<
    NotifyRequest,
    ConsentAnswer
  >(),
  recordObjection: post('/consents/:questionId/object', 'noteConsents').of<
    ObjectionRequest,
    ConsentAnswer
  >(),
  undoNotice: post('/consents/:questionId/undo', 'noteConsents').of<UndoRequest, ConsentAnswer>(),
  objectOwn: post('/consents/:questionId/own', 'objectDecision').of<
    OwnObjectionRequest,
    ConsentAnswer
  >(),
};

export const consentSchemas: SchemasOf<typeof consentEndpoints> = {
  notifyAbsentees: notifyRequest,
  recordObjection: objectionRequest,
  undoNotice: undoRequest,
  objectOwn: ownObjectionRequest,
};
