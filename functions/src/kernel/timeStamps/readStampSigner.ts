import {
  constants,
  createHash,
  type KeyObject,
  timingSafeEqual,
  verify,
  X509Certificate,
} from 'node:crypto';
import type { StampTrouble } from '@asamblea/domain';
import type { Certificate, SignedData, SignerInfo } from 'pkijs';
import { sayCertificateName } from '../platform/sayCertificateName.ts';
import {
  contentTypeId,
  digestNames,
  extendedUsageId,
  messageDigestId,
  rsaPssId,
  signingCertificateIds,
  stampInfoId,
  timeStampingId,
} from './stampIds.ts';

type Signer =
  | { readonly trouble: null; readonly signer: string }
  | { readonly trouble: StampTrouble };

/**
 * The signer of a stamp, when the signature is of those bytes and its certificate, which has to be inside, is
 * to stamp times and nothing else (RFC 3161, 2.3) and held at that instant, in milliseconds. Throws for what
 * has another shape.
 */
export async function readStampSigner(
  signed: SignedData,
  content: Buffer,
  at: number,
): Promise<Signer> {
  const { Certificate: Held } = await import('pkijs');
  const [signer, ...others] = signed.signerInfos;
  const attributes = signer?.signedAttrs;
  if (signer === undefined || attributes === undefined || others.length > 0) {
    return { trouble: 'unread' };
  }
  const held = (signed.certificates ?? []).filter((one): one is Certificate => one instanceof Held);
  const certificate = held.find((one) => isNamed(one, signer));
  const digest = digestNames.get(signer.digestAlgorithm.algorithmId);
  if (certificate === undefined || digest === undefined) return { trouble: 'signature' };
  const said = octetsOf(signer, messageDigestId);
  const isOfContent =
    idOf(signer, contentTypeId) === stampInfoId &&
    isSame(said, createHash(digest).update(content).digest());
  const { publicKey } = new X509Certificate(bytesOf(certificate));
  const bytes = Buffer.from(attributes.encodedValue);
  if (!isOfContent || !isSignedBy(publicKey, digest, signer, bytes))
    return { trouble: 'signature' };
  const { notBefore, notAfter, subject } = certificate;
  const inForce = at >= notBefore.value.getTime() && at <= notAfter.value.getTime();
  if (!inForce || !isForStamping(certificate)) return { trouble: 'purpose' };
  return { trouble: null, signer: sayCertificateName(subject) };
}

/** Whether what is signed names that certificate by its hash: no other one can be put in its place. */
function isNamed(certificate: Certificate, signer: SignerInfo): boolean {
  const bytes = bytesOf(certificate);
  return signingCertificateIds.some((id) => {
    const [list] = partsOf(attributeOf(signer, id));
    const [first] = partsOf(list);
    const named = partsOf(first)
      .map(octets)
      .find((one) => one !== null);
    if (named === undefined || named === null) return false;
    const digest = { 20: 'sha1', 32: 'sha256', 48: 'sha384', 64: 'sha512' }[named.length];
    return digest !== undefined && isSame(named, createHash(digest).update(bytes).digest());
  });
}

function isForStamping({ extensions = [] }: Certificate): boolean {
  const usage = extensions.find(({ extnID }) => extnID === extendedUsageId);
  const purposes: unknown = Reflect.get(Object(usage?.parsedValue), 'keyPurposes');
  return (
    usage?.critical === true &&
    Array.isArray(purposes) &&
    purposes.length === 1 &&
    purposes[0] === timeStampingId
  );
}

function isSignedBy(key: KeyObject, digest: string, signer: SignerInfo, bytes: Buffer): boolean {
  const signature = Buffer.from(signer.signature.getValue());
  const isPss = signer.signatureAlgorithm.algorithmId === rsaPssId;
  const padding = isPss ? { padding: constants.RSA_PKCS1_PSS_PADDING } : {};
  return verify(digest, bytes, { key, ...padding }, signature);
}

function bytesOf(certificate: Certificate): Buffer {
  return Buffer.from(certificate.toSchema().toBER());
}

function attributeOf({ signedAttrs }: SignerInfo, id: string): unknown {
  return signedAttrs?.attributes.find(({ type }) => type === id)?.values[0];
}

function octetsOf(signer: SignerInfo, id: string): Buffer | null {
  return octets(attributeOf(signer, id));
}

function idOf(signer: SignerInfo, id: string): string | null {
  const value = attributeOf(signer, id);
  const said: unknown = Reflect.get(Object(value), 'getValue');
  return typeof said === 'function' ? String(said.call(value)) : null;
}

/** The parts of a sequence; none for any other value. */
function partsOf(value: unknown): readonly unknown[] {
  const inside: unknown = Reflect.get(Object(Reflect.get(Object(value), 'valueBlock')), 'value');
  return Array.isArray(inside) ? inside : [];
}

/** The bytes of an octet string; null of anything else. */
function octets(value: unknown): Buffer | null {
  const { tagNumber } = Object(Reflect.get(Object(value), 'idBlock'));
  const hex: unknown = Reflect.get(
    Object(Reflect.get(Object(value), 'valueBlock')),
    'valueHexView',
  );
  return tagNumber === 4 && hex instanceof Uint8Array ? Buffer.from(hex) : null;
}

function isSame(one: Buffer | null, other: Buffer): boolean {
  return one !== null && one.length === other.length && timingSafeEqual(one, other);
}
