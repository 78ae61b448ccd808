import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { ActaDocument } from '../subject/actaDocument.ts';
import {
  type ActaQuery,
  actaQuery,
  type ClaimPenRequest,
  claimPenRequest,
  type MoveActaRequest,
  moveActaRequest,
  type WriteActaRequest,
  writeActaRequest,
} from './actaRequests.ts';

/** The minutes as they are now, and the instant of the answer (milliseconds): the pen is held until another one. */
export interface ActaAnswer {
  readonly document: ActaDocument;
  readonly now: number;
}

/** The words of the minutes of a call, and the steps of their life. */
export const actaEndpoints = {
  readActaDocument: get('/reports/acta/document', 'readActaDocument').of<ActaQuery, ActaAnswer>(),
  claimPen: post('/reports/acta/pen', 'writeActa').of<ClaimPenRequest, ActaAnswer>(),
  writeActa: post('/reports/acta/words', 'writeActa').of<WriteActaRequest, ActaAnswer>(),
  moveActa: post('/reports/acta/state', 'writeActa').of<MoveActaRequest, ActaAnswer>(),
};

export const actaSchemas: SchemasOf<typeof actaEndpoints> = {
  readActaDocument: actaQuery,
  claimPen: claimPenRequest,
  writeActa: writeActaRequest,
  moveActa: moveActaRequest,
};
