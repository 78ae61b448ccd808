import { get, post, type SchemasOf, type Written } from '../../kernel/access/endpoint.ts';
import type { ActaDraft } from '../draft/actaDraft.ts';
import type { ActaAnswer } from '../written/actaEndpoints.ts';
import type { ActaVersion } from './actaVersion.ts';
import {
  type ActaFileQuery,
  type ActaVersionQuery,
  actaFileQuery,
  actaVersionQuery,
  type FixActaRequest,
  fixActaRequest,
  type ReopenActaRequest,
  reopenActaRequest,
} from './versionRequests.ts';

/** The part that changed since the version was fixed: its text, its pages, or its digest in the record. */
export type AlteredPart = 'tree' | 'pdf' | 'record';

/** The text of a version, and the parts altered since; a tree that is gone is null. */
export interface ShownVersion {
  readonly number: number;
  readonly draft: ActaDraft | null;
  readonly altered: readonly AlteredPart[];
}

/** The versions of a call, the first one first, and one of them; null: it has none. */
export interface ActaVersionsAnswer {
  readonly versions: readonly ActaVersion[];
  /** The staff who may be asked to sign, besides the attendees. */
  readonly staff: readonly { readonly memberId: string; readonly name: string }[];
  readonly shown: ShownVersion | null;
}

/** The minutes as they were fixed to be signed. */
export const actaVersionEndpoints = {
  readActaVersion: get('/reports/acta/versions', 'readActa').of<
    ActaVersionQuery,
    ActaVersionsAnswer
  >(),
  readActaFile: get('/reports/acta/file', 'readActa').of<ActaFileQuery, Written>(),
  fixActa: post('/reports/acta/versions', 'writeActa').of<FixActaRequest, ActaAnswer>(),
  reopenActa: post('/reports/acta/reopen', 'writeActa').of<ReopenActaRequest, ActaAnswer>(),
};

export const actaVersionSchemas: SchemasOf<typeof actaVersionEndpoints> = {
  readActaVersion: actaVersionQuery,
  readActaFile: actaFileQuery,
  fixActa: fixActaRequest,
  reopenActa: reopenActaRequest,
};
