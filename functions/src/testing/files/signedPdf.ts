import { Integer, ObjectIdentifier, OctetString, UTCTime, Utf8String } from 'asn1js';
import {
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';

interface PdfSigner {
  readonly keys: CryptoKeyPair;
  readonly certificate: Certificate;
}

/** The fault of a signature that a test makes. */
interface Wrong {
  /** How many bytes at the end it leaves out. */
  readonly leaveOut?: number;
  /** Where its first stretch begins. */
  readonly from?: number;
  /** The signature carries the bytes that it signs. */
  readonly attached?: boolean;
  readonly hash?: 'SHA-1' | 'SHA-256';
  /** The text in the place of the signature. */
  readonly hexadecimal?: string;
  /** The hour that it claims, in milliseconds. */
  readonly at?: number;
}

/** Somebody with a key and a certificate that they gave themselves, held from 2026 until 2028. */
export async function newSigner(name: string): Promise<PdfSigner> {
  const made = { name: 'ECDSA', namedCurve: 'P-256' };
  const keys = await crypto.subtle.generateKey(made, true, ['sign', 'verify']);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: 7 });
  for (const of of [certificate.subject, certificate.issuer]) {
    const value = new Utf8String({ value: name });
    of.typesAndValues.push(new AttributeTypeAndValue({ type: '2.5.4.3', value }));
  }
  certificate.notBefore.value = new Date(Date.UTC(2026, 0, 1));
  certificate.notAfter.value = new Date(Date.UTC(2028, 0, 1));
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  return { keys, certificate };
}

/** As much room as a signature takes, in hexadecimal. */
const room = 8_000;

/** The PDF with an incremental update that carries a signature of everything but itself, as PAdES does. */
export async function signedPdf(
  pdf: Buffer,
  signer: PdfSigner,
  wrong: Wrong = {},
): Promise<Buffer> {
  const { leaveOut = 0, from = 0, hexadecimal } = wrong;
  const space = Math.max(room, hexadecimal?.length ?? 0);
  const head = '\n2 0 obj << /Type /Sig /SubFilter /ETSI.CAdES.detached /ByteRange [';
  const offsets = ' '.repeat(60);
  const first = pdf.length + `${head}${offsets}] /Contents `.length;
  const second = first + space + 2;
  const tail = ' >> endobj\ntrailer << >>\n%%EOF\n';
  const said = `${from} ${first} ${second} ${tail.length - leaveOut}`.padEnd(60);
  const before = Buffer.concat([pdf, Buffer.from(`${head}${said}] /Contents `)]);
  const covered = Buffer.concat([before, Buffer.from(tail).subarray(0, tail.length - leaveOut)]);
  const cms = hexadecimal ?? (await sign(covered, signer, wrong)).toString('hex');
  return Buffer.concat([before, Buffer.from(`<${cms.padEnd(space, '0')}>`), Buffer.from(tail)]);
}

async function sign(covered: Buffer, { keys, certificate }: PdfSigner, wrong: Wrong) {
  const { attached = false, hash = 'SHA-256', at } = wrong;
  const data = Uint8Array.from(covered).buffer;
  const digest = await crypto.subtle.digest(hash, data);
  const attributes = [
    new Attribute({
      type: '1.2.840.113549.1.9.3',
      values: [new ObjectIdentifier({ value: '1.2.840.113549.1.7.1' })],
    }),
    ...(at === undefined
      ? []
      : [
          new Attribute({
            type: '1.2.840.113549.1.9.5',
            values: [new UTCTime({ valueDate: new Date(at) })],
          }),
        ]),
    new Attribute({
      type: '1.2.840.113549.1.9.4',
      values: [new OctetString({ valueHex: digest })],
    }),
  ];
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: '1.2.840.113549.1.7.1',
      ...(attached ? { eContent: new OctetString({ valueHex: data }) } : {}),
    }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates: [certificate],
  });
  await signed.sign(keys.privateKey, 0, hash, data);
  const content = new ContentInfo({
    contentType: '1.2.840.113549.1.7.2',
    content: signed.toSchema(true),
  });
  return Buffer.from(content.toSchema().toBER());
}
