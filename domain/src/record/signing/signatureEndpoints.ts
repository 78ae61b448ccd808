import { get, post, type SchemasOf, type Written } from '../../kernel/access/endpoint.ts';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { ActaDraft } from '../draft/actaDraft.ts';
import type { ActaState } from '../subject/actaDocument.ts';
import type { ActaSignatory, ActaVersion } from '../versions/actaVersion.ts';
import {
  type HandedFileQuery,
  type HandInSignedRequest,
  handedFileQuery,
  handInSignedRequest,
  type SignActaRequest,
  type SignedVersionQuery,
  signActaRequest,
  signedVersionQuery,
  type WithdrawSignatureRequest,
  withdrawSignatureRequest,
} from './signatureRequests.ts';

/** A version that somebody may read: they are asked to sign it, they signed it, or it was communicated to them. */
export interface OwnActa {
  /** As the minutes are numbered: «12»; empty: nobody numbered them. */
  readonly number: string;
  readonly state: ActaState;
  /** Drawings of others are not here: the signature sheet has them once everybody signed. */
  readonly version: ActaVersion;
  /** Where who reads is asked to sign and did not yet. */
  readonly asked: readonly ActaSignatory[];
}

/** `GET /api/acta`: the newest version of each call that who asks may read. */
export interface OwnActasAnswer {
  readonly assembly: string;
  readonly rulePack: PackId;
  readonly timeZone: string;
  readonly actas: readonly OwnActa[];
}

/** The frozen text of a version. */
export interface ActaTreeAnswer {
  readonly tree: ActaDraft;
}

/** The version after a signature was put, handed in or withdrawn. */
export interface SignedAnswer {
  readonly version: ActaVersion;
}

/** The minutes as each reads and signs them, and the signatures made elsewhere that staff hand in. */
export const signatureEndpoints = {
  readOwnActas: get('/acta', 'readOwnActa').of<undefined, OwnActasAnswer>(),
  readActaTree: get('/acta/tree', 'readOwnActa').of<SignedVersionQuery, ActaTreeAnswer>(),
  readActaPdf: get('/acta/pdf', 'readOwnActa').of<SignedVersionQuery, Written>(),
  readSignatureSheet: get('/acta/sheet', 'readOwnActa').of<SignedVersionQuery, Written>(),
  readHandedFile: get('/acta/handed', 'readActa').of<HandedFileQuery, Written>(),
  signActa: post('/acta/sign', 'signActa').of<SignActaRequest, SignedAnswer>(),
  handInSigned: post('/acta/handed', 'handInSigned').of<HandInSignedRequest, SignedAnswer>(),
  withdrawSignature: post('/acta/withdraw', 'withdrawSignature').of<
    WithdrawSignatureRequest,
    SignedAnswer
  >(),
};

export const signatureSchemas: SchemasOf<typeof signatureEndpoints> = {
  readActaTree: signedVersionQuery,
  readActaPdf: signedVersionQuery,
  readSignatureSheet: signedVersionQuery,
  readHandedFile: handedFileQuery,
  signActa: signActaRequest,
  handInSigned: handInSignedRequest,
  withdrawSignature: withdrawSignatureRequest,
};
