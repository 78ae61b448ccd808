import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { MailedAnswer } from '../../meeting/convocations/sendConvocation.ts';
import type { NotifiedView } from '../../polls/notices/notifiedView.ts';
import type { ActaObjection } from './actaObjection.ts';
import * as asked from './toldRequests.ts';

/** The communicated minutes: the people notified and how, and the objections of owners. */
export const toldEndpoints = {
  communicateActa: post('/reports/acta/communicate', 'communicateActa').of<
    asked.CommunicateActaRequest,
    asked.CommunicatedAnswer
  >(),
  readActaTold: get('/reports/acta/told', 'readActa').of<asked.ActaToldQuery, NotifiedView>(),
  mailActa: post('/reports/acta/told/mail', 'communicateActa').of<
    asked.MailActaRequest,
    MailedAnswer
  >(),
  readActaLetters: get('/reports/acta/letters', 'communicateActa').of<
    asked.ActaToldQuery,
    asked.ActaLettersAnswer
  >(),
  readActaObjections: get('/reports/acta/objections', 'readActaDocument').of<
    asked.ActaObjectionsQuery,
    asked.ActaObjectionsAnswer
  >(),
  noteActaObjection: post('/reports/acta/objection', 'communicateActa').of<
    asked.NoteActaObjectionRequest,
    { readonly objection: ActaObjection }
  >(),
  answerActaObjection: post('/reports/acta/answer', 'communicateActa').of<
    asked.AnswerActaObjectionRequest,
    { readonly objection: ActaObjection }
  >(),
  readOwnActa: get('/acta/own', 'objectActa').of<undefined, asked.OwnActaAnswer>(),
  objectActa: post('/acta/object', 'objectActa').of<asked.ObjectActaRequest, asked.OwnActaAnswer>(),
};

export const toldSchemas: SchemasOf<typeof toldEndpoints> = {
  communicateActa: asked.communicateActaRequest,
  readActaTold: asked.actaToldQuery,
  mailActa: asked.mailActaRequest,
  readActaLetters: asked.actaToldQuery,
  readActaObjections: asked.actaObjectionsQuery,
  noteActaObjection: asked.noteActaObjectionRequest,
  answerActaObjection: asked.answerActaObjectionRequest,
  objectActa: asked.objectActaRequest,
};
