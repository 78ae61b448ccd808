import * as z from 'zod';
import type { DocumentType } from './driveItem.ts';

/** `assemblies/{id}/driveLinks/{linkId}`: anybody with its token opens the document, with no account. */
export interface DocumentLink {
  readonly linkId: string;
  readonly entryId: string;
  readonly at: number;
  readonly by: string;
  /** Milliseconds by the server's clock; null: it does not expire. */
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
}

/** Of one document, those that were made and are not revoked. */
export const documentLinksAtMost = 20;

/** A year: what lasts longer is made anew. */
export const documentLinkLifeAtMost = 366 * 24 * 60 * 60_000;

/** `POST /api/drive/links`. The same id again answers with the same token. */
export const newLinkRequest = z.strictObject({
  linkId: z.uuid(),
  entryId: z.uuid(),
  expiresAt: z.int().positive().nullable(),
});
export type NewLinkRequest = z.infer<typeof newLinkRequest>;

/** `POST /api/drive/links/{linkId}/revoke`: nothing is said. */
export const revokeLinkRequest = z.object({});
export type RevokeLinkRequest = z.infer<typeof revokeLinkRequest>;

export const linkParams = z.strictObject({ linkId: z.uuid() });

/** The token that travels in `X-Document-Link`, so that no log of addresses has it. */
export const linkToken = z
  .string()
  .max(300)
  .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/u);

/** A link as who shares the document sees it. */
export interface DocumentLinkView
  extends Pick<DocumentLink, 'linkId' | 'entryId' | 'at' | 'expiresAt'> {
  readonly token: string;
}

/** `GET /api/public/links`, `GET /api/public/documents/{entryId}/about`: what opens without an account. */
export interface LinkedDocumentAnswer {
  readonly name: string;
  readonly type: DocumentType;
  readonly size: number;
  /** Of the assembly that shares it. */
  readonly assembly: string;
}

/** Why a link does not open; null when it does. */
export function linkOver(
  { expiresAt, revokedAt }: Pick<DocumentLink, 'expiresAt' | 'revokedAt'>,
  now: number,
): 'document-link-revoked' | 'document-link-expired' | null {
  if (revokedAt !== null) return 'document-link-revoked';
  return expiresAt !== null && now >= expiresAt ? 'document-link-expired' : null;
}

/** The end of the address of a link: after `#`, which browsers send to nobody. */
export function linkAddress(token: string): string {
  return `/file/public#enlace=${token}`;
}
