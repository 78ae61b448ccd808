import { createHash } from 'node:crypto';
import { Integer, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  MessageImprint,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { newSigner } from './files/signedPdf.ts';

/** How a stamp differs from a good one. */
export interface CraftedStamp {
  /** The purposes of the certificate; null: it does not say. */
  readonly purposes?: readonly string[] | null;
  /** Whether who does not know that extension has to refuse the certificate. */
  readonly isCritical?: boolean;
  /** The instant that it says. */
  readonly at?: Date;
  /** Whether it names its certificate by its hash. */
  readonly isNamed?: boolean;
  readonly contentType?: string;
}

const timeStamping = '1.3.6.1.5.5.7.3.8';
const stampInfo = '1.2.840.113549.1.9.16.1.4';

/** The answer of an authority that the program of OpenSSL would not give, held from 2026 until 2028. */
export async function craftedStamp(
  hash: string,
  nonce: Buffer,
  wrong: CraftedStamp = {},
): Promise<Buffer> {
  const { purposes = [timeStamping], isCritical = true, isNamed = true } = wrong;
  const { at = new Date(Date.UTC(2026, 10, 30)), contentType = stampInfo } = wrong;
  const { keys, certificate } = await newSigner('Autoridad hecha a mano');
  if (purposes !== null) {
    const usage = new ExtKeyUsage({ keyPurposes: [...purposes] }).toSchema().toBER();
    certificate.extensions = [
      new Extension({ extnID: '2.5.29.37', critical: isCritical, extnValue: usage }),
    ];
    await certificate.sign(keys.privateKey, 'SHA-256');
  }
  const bytes = Buffer.from(certificate.toSchema(true).toBER());
  const held = Certificate.fromBER(Uint8Array.from(bytes).buffer);
  const info = new TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' }),
      hashedMessage: octets(Buffer.from(hash, 'hex')),
    }),
    serialNumber: new Integer({ value: 9 }),
    genTime: at,
    nonce: new Integer({ valueHex: Uint8Array.from(nonce).buffer }),
  });
  const content = info.toSchema().toBER();
  const attributes = [
    attribute('1.2.840.113549.1.9.3', new ObjectIdentifier({ value: contentType })),
    attribute('1.2.840.113549.1.9.4', octets(sha256(Buffer.from(content)))),
    ...(isNamed
      ? [
          attribute(
            '1.2.840.113549.1.9.16.2.47',
            sequence(sequence(sequence(octets(sha256(bytes))))),
          ),
        ]
      : []),
  ];
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: stampInfo,
      eContent: new OctetString({ valueHex: content }),
    }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: held.issuer, serialNumber: held.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates: [held],
  });
  await signed.sign(keys.privateKey, 0, 'SHA-256');
  const token = new ContentInfo({
    contentType: '1.2.840.113549.1.7.2',
    content: signed.toSchema(true),
  });
  const answer = new TimeStampResp({
    status: new PKIStatusInfo({ status: 0 }),
    timeStampToken: token,
  });
  return Buffer.from(answer.toSchema().toBER());
}

function attribute(type: string, value: object): Attribute {
  return new Attribute({ type, values: [value] });
}

function sequence(...value: readonly (Sequence | OctetString)[]): Sequence {
  return new Sequence({ value: [...value] });
}

function octets(bytes: Uint8Array): OctetString {
  return new OctetString({ valueHex: Uint8Array.from(bytes).buffer });
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
