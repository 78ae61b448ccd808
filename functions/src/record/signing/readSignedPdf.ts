import { accept, type DigitalSignature, type Outcome, refuse } from '@asamblea/domain';
import type { Certificate, SignedData, SignerInfo } from 'pkijs';
import { sayCertificateName } from '../../kernel/platform/sayCertificateName.ts';
import { findSignedParts } from './findSignedParts.ts';

/** The digests that a signature may use: older ones can be forged. */
const digests: readonly string[] = [
  ...['2.16.840.1.101.3.4.2.1', '2.16.840.1.101.3.4.2.2', '2.16.840.1.101.3.4.2.3'],
];
const signedData = '1.2.840.113549.1.7.2';
const signingTime = '1.2.840.113549.1.9.5';

/**
 * The signatures of a PDF that was signed outside, over the exact bytes of `original`: whose they are by their
 * certificates, and when. It looks neither at who backs a certificate nor at whether it was revoked. Refuses
 * `acta-pdf-other` when the file does not begin with those bytes, `acta-pdf-unsigned`, `acta-pdf-unread` for what is
 * no PAdES signature with SHA-2, `acta-pdf-broken` when one does not correspond to the bytes that it covers, and
 * `acta-pdf-partial` when something was added after the last one.
 */
export async function readSignedPdf(
  signed: Buffer,
  original: Uint8Array,
): Promise<Outcome<readonly DigitalSignature[]>> {
  if (!signed.subarray(0, original.length).equals(original)) return refuse('acta-pdf-other');
  const parts = findSignedParts(signed, original.length);
  if (parts === null) return refuse('acta-pdf-unread');
  const read: DigitalSignature[] = [];
  for (const { covered, end, cms } of parts) {
    const one = await readOne(covered, cms);
    if (one === null) return refuse('acta-pdf-unread');
    if (!one.isIntact) return refuse('acta-pdf-broken');
    read.push({ ...one, coversAll: end === signed.length });
  }
  if (read.length === 0) return refuse('acta-pdf-unsigned');
  return read.some(({ coversAll }) => coversAll) ? accept(read) : refuse('acta-pdf-partial');
}

/** Null for what cannot be read, whatever is wrong with it: it comes from outside. */
async function readOne(
  covered: Uint8Array<ArrayBuffer>,
  cms: Uint8Array<ArrayBuffer>,
): Promise<Omit<DigitalSignature, 'coversAll'> | null> {
  try {
    const { SignedData: Signed, ContentInfo } = await import('pkijs');
    const held = ContentInfo.fromBER(cms.buffer);
    if (held.contentType !== signedData) return null;
    const data = new Signed({ schema: held.content });
    const [signer, ...others] = data.signerInfos;
    // One that carries its own content would be checked against that, and not against the file.
    const isDetached = data.encapContentInfo.eContent === undefined;
    if (signer === undefined || others.length > 0 || !isDetached) return null;
    if (!digests.includes(signer.digestAlgorithm.algorithmId)) return null;
    const verdict = await verdictOf(data, covered.buffer);
    return verdict === null ? null : { ...say(verdict.certificate, signer), ...verdict.said };
  } catch {
    return null;
  }
}

/** The signer and whether the signature corresponds; null when it names no certificate that it carries. */
async function verdictOf(data: SignedData, covered: ArrayBuffer) {
  const { SignedDataVerifyError } = await import('pkijs');
  const asked = { signer: 0, data: covered, checkChain: false, extendedMode: true } as const;
  try {
    const { signerCertificate, signatureVerified } = await data.verify(asked);
    if (!signerCertificate) return null;
    return { certificate: signerCertificate, said: { isIntact: signatureVerified === true } };
  } catch (error) {
    const isCompared =
      error instanceof SignedDataVerifyError && /digest doesn't match/u.test(error.message);
    const certificate = isCompared ? error.signerCertificate : null;
    return certificate === null ? null : { certificate, said: { isIntact: false } };
  }
}

function say({ subject, issuer, notBefore, notAfter }: Certificate, signer: SignerInfo) {
  return {
    subject: sayCertificateName(subject),
    issuer: sayCertificateName(issuer),
    claimedAt: claimedTime(signer),
    validFrom: notBefore.value.getTime(),
    validUntil: notAfter.value.getTime(),
  };
}

/** The hour that who signed says, in milliseconds; nobody else vouches for it. */
function claimedTime({ signedAttrs }: SignerInfo): number | null {
  const told = signedAttrs?.attributes.find(({ type }) => type === signingTime);
  const said: unknown = told?.values[0];
  if (typeof said !== 'object' || said === null || !('toDate' in said)) return null;
  const at: unknown = typeof said.toDate === 'function' ? said.toDate() : null;
  const millis = at instanceof Date ? at.getTime() : Number.NaN;
  return Number.isFinite(millis) ? millis : null;
}
