import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import { type EveningAnswer, type NoteCheckRequest, noteCheckRequest } from './evening.ts';

/** The checks before people come. */
export const eveningEndpoints = {
  readEvening: get('/evening', 'readEvening').of<undefined, EveningAnswer>(),
  showCode: post('/evening/screen', 'checkEvening').of<undefined, object>(),
  noteCheck: post('/evening/checks', 'checkEvening').of<NoteCheckRequest, object>(),
};

export const eveningSchemas: SchemasOf<typeof eveningEndpoints> = { noteCheck: noteCheckRequest };
