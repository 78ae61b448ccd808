import * as z from 'zod';
import { post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { ErasureCertificate } from './erasureCertificate.ts';

/** `POST /api/protected/erase`, from inside it: its name as it is written, because what is deleted does not come back. */
const eraseRequest = z.strictObject({ name: z.string().min(1).max(500) });
export type EraseRequest = z.infer<typeof eraseRequest>;

/** An archived assembly is deleted by an administrator of its organisation, with their password typed again. */
export const erasureEndpoints = {
  eraseAssembly: post('/protected/erase', 'eraseAssembly').of<EraseRequest, ErasureCertificate>(),
};

export const erasureSchemas: SchemasOf<typeof erasureEndpoints> = { eraseAssembly: eraseRequest };
