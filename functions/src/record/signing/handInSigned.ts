import {
  type ActaVersion,
  accept,
  type DigitalSignature,
  fileBytesAtMost,
  fileTypeOf,
  type HandInSignedRequest,
  handInSignatures,
  type Outcome,
  refuse,
  type SignedAnswer,
} from '@asamblea/domain';
import type { Files } from '../../kernel/files/files.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';
import { fileDigest as digestOf, readPdf } from '../versions/versionFiles.ts';
import { changeVersion, type SignatureChange } from './changeVersion.ts';
import { readSignedPdf } from './readSignedPdf.ts';
import { handedPath } from './signingFiles.ts';

interface HandingIn extends SignatureChange {
  readonly request: HandInSignedRequest;
  readonly files: Files;
}

/**
 * Keeps the scan of the signed paper, or the PDF that was signed outside, as signatures of the version. The file is
 * kept first: one that no signature names is never read. Refuses besides `file-too-large`, `file-not-kept`
 * for a file that is neither PDF, JPG nor PNG, and the refusals of `readSignedPdf`.
 */
export async function handInSigned(asked: HandingIn): Promise<Outcome<SignedAnswer>> {
  const { assemblyId, session, call, number, uid, now, request, files } = asked;
  const bytes = Buffer.from(request.content, 'base64');
  if (bytes.length > fileBytesAtMost) return refuse('file-too-large');
  const type = fileTypeOf(bytes);
  const isKept = type === 'application/pdf' || type === 'image/jpeg' || type === 'image/png';
  if (!isKept) return refuse('file-not-kept');
  const version = (await actaDocuments.version(assemblyId, session, call, number).get()).data();
  if (version === undefined) return refuse('not-found');
  const read =
    request.kind === 'digital' ? await readSigned(bytes, assemblyId, version) : accept([]);
  if (!read.ok) return read;
  const fileDigest = digestOf(bytes);
  const handed = { ...request, fileDigest, digital: read.value };
  const signer = { memberId: uid, now };
  // A refusal is found before anything is kept, and again as it is written.
  const first = handInSignatures(version, handed, signer);
  if (!first.ok) return first;
  if (first.value !== version) {
    const file = { fileId: request.requestId, digest: fileDigest };
    await files.put(handedPath(assemblyId, version, file), bytes);
  }
  return changeVersion(asked, (last) => handInSignatures(last, handed, signer), 'acta-signed');
}

async function readSigned(
  bytes: Buffer,
  assemblyId: string,
  version: ActaVersion,
): Promise<Outcome<readonly DigitalSignature[]>> {
  const original = await readPdf(assemblyId, version);
  if (original === null) return refuse('file-unknown');
  return original.isIntact ? readSignedPdf(bytes, original.bytes) : refuse('acta-file-altered');
}
