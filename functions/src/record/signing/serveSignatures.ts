import {
  type ActaTreeAnswer,
  type ActaVersion,
  accept,
  isAllSigned,
  mayDo,
  type Outcome,
  permissionsOf,
  refuse,
  type SignedAnswer,
  type SignedVersionQuery,
  signatureEndpoints,
  signatureSchemas,
  signVersion,
  withdrawSignature,
} from '@asamblea/domain';
import type { Response } from 'express';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { Refused, unwrap } from '../../kernel/platform/refused.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { fileDigest, readPdf, readTree } from '../versions/versionFiles.ts';
import { changeVersion } from './changeVersion.ts';
import { findVersion } from './findVersion.ts';
import { handInSigned } from './handInSigned.ts';
import { keepSheet } from './keepSheet.ts';
import { readOwnActas } from './readOwnActas.ts';
import { sendVersionFile } from './sendVersionFile.ts';
import { handedPath, sheetPath } from './signingFiles.ts';

export const serveSignatures = () =>
  serve(signatureEndpoints, signatureSchemas, {
    readOwnActas: (call) => readOwnActas(call.assemblyId, readerOf(call)),
    async readActaTree(call): Promise<Outcome<ActaTreeAnswer>> {
      const found = await findVersion(readingOf(call));
      if (!found.ok) return found;
      const tree = await readTree(call.assemblyId, found.value);
      // An altered version is shown to nobody as if it were the fixed one.
      if (tree === null) return refuse('file-unknown');
      return tree.isIntact ? accept({ tree: tree.draft }) : refuse('acta-file-altered');
    },
    async readActaPdf(call): Promise<undefined> {
      const version = unwrap(await findVersion(readingOf(call)));
      const pdf = await readPdf(call.assemblyId, version);
      if (pdf?.isIntact === false) throw new Refused({ code: 'acta-file-altered' });
      await send(call, 'acta', version, pdf?.bytes ?? null);
    },
    async readSignatureSheet(call): Promise<undefined> {
      const version = unwrap(await findVersion(readingOf(call)));
      // Where the one of the last signature could not be drawn it is drawn now.
      if (isAllSigned(version)) await keepSheet(call.assemblyId, version, openFiles());
      await send(
        call,
        'firmas',
        version,
        await openFiles().get(sheetPath(call.assemblyId, version)),
      );
    },
    async readHandedFile(call): Promise<undefined> {
      const version = unwrap(await findVersion(readingOf(call)));
      const signed = version.signatures.find(({ file }) => file?.fileId === call.asked.fileId);
      const file = signed?.file;
      const path = file && handedPath(call.assemblyId, version, file);
      const bytes = path ? await openFiles().get(path) : null;
      if (bytes !== null && fileDigest(bytes) !== file?.digest) {
        throw new Refused({ code: 'acta-file-altered' });
      }
      await send(call, 'acta-firmada', version, bytes);
    },
    signActa: (call) =>
      thenKeepSheet(
        call,
        changeVersion(
          versionOf(call),
          (version) =>
            signVersion(version, call.asked, { memberId: call.uid, actor: call.by, now: call.now }),
          'acta-signed',
        ),
      ),
    handInSigned: (call) =>
      thenKeepSheet(
        call,
        handInSigned({ ...versionOf(call), request: call.asked, files: openFiles() }),
      ),
    withdrawSignature: (call) =>
      changeVersion(
        versionOf(call),
        (version) => withdrawSignature(version, call.asked.signatureId),
        'acta-signature-withdrawn',
      ),
  });

interface Asking extends Requester {
  readonly asked: SignedVersionQuery;
  readonly now: number;
}

function readerOf({ uid, by, member }: Requester) {
  const prepares = mayDo(permissionsOf(member), 'readActa');
  return { memberId: uid, actor: by, role: member.role, prepares };
}

function versionOf({ assemblyId, uid, by, member, asked, now }: Asking) {
  const { session, call, version: number } = asked;
  return { assemblyId, session, call, number, uid, by, name: member.name, now };
}

function readingOf(call: Asking) {
  const { session, call: of, version: number } = call.asked;
  return { assemblyId: call.assemblyId, session, call: of, number, reader: readerOf(call) };
}

async function send(
  { assemblyId, http }: Requester & { readonly http: { readonly response: Response } },
  what: string,
  version: ActaVersion,
  bytes: Uint8Array | null,
): Promise<undefined> {
  await sendVersionFile(http.response, { assemblyId, what, version, bytes });
}

/** A sheet that could not be drawn takes no signature back: the next reader draws it. */
async function thenKeepSheet(
  { assemblyId }: Requester,
  signing: Promise<Outcome<SignedAnswer>>,
): Promise<Outcome<SignedAnswer>> {
  const signed = await signing;
  if (signed.ok && isAllSigned(signed.value.version)) {
    const { version } = signed.value;
    await attempt('signature sheet not drawn', () => keepSheet(assemblyId, version, openFiles()));
  }
  return signed;
}
