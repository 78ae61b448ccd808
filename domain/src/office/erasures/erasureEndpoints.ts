import * as z from 'zod';
import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { ErasureCertificate, ErasuresAnswer } from './erasureCertificate.ts';
import {
  type ErasablePerson,
  type ErasePersonRequest,
  erasePersonRequest,
  type FindErasedRequest,
  findErasedRequest,
  type PersonErasure,
} from './personErasure.ts';

/** `POST /api/protected/erase`, from inside it: its name as it is written, because what is deleted does not come back. */
const eraseRequest = z.strictObject({ name: z.string().min(1).max(500) });
export type EraseRequest = z.infer<typeof eraseRequest>;

/**
 * Deletions, with the password typed again. An administrator of the organisation deletes an archived assembly; an
 * administrator of the assembly deletes the data of a person who left. Certificates of deleted assemblies are read
 * from any other assembly of the organisation.
 */
export const erasureEndpoints = {
  eraseAssembly: post('/protected/erase', 'eraseAssembly').of<EraseRequest, ErasureCertificate>(),
  findErased: post('/protected/people', 'erasePerson').of<
    FindErasedRequest,
    { readonly people: readonly ErasablePerson[] }
  >(),
  erasePerson: post('/protected/people/erase', 'erasePerson').of<
    ErasePersonRequest,
    PersonErasure
  >(),
  listErasures: get('/assemblies/erasures', 'listErasures').of<undefined, ErasuresAnswer>(),
};

export const erasureSchemas: SchemasOf<typeof erasureEndpoints> = {
  eraseAssembly: eraseRequest,
  findErased: findErasedRequest,
  erasePerson: erasePersonRequest,
};
