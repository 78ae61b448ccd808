import { randomBytes } from 'node:crypto';
import { sha256Id } from './stampIds.ts';

/**
 * A request for a stamp (`TimeStampReq`, RFC 3161) in DER: of that SHA-256, in hexadecimal, with that nonce, and
 * with the certificate of who stamps, so that what is kept can be checked without asking again.
 */
export async function writeStampRequest(hash: string, nonce: Buffer): Promise<Buffer> {
  const { AlgorithmIdentifier, MessageImprint, TimeStampReq } = await import('pkijs');
  const { Integer, Null, OctetString } = await import('asn1js');
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({
        algorithmId: sha256Id,
        algorithmParams: new Null(),
      }),
      hashedMessage: new OctetString({
        valueHex: Uint8Array.from(Buffer.from(hash, 'hex')).buffer,
      }),
    }),
    nonce: new Integer({ valueHex: Uint8Array.from(nonce).buffer }),
    certReq: true,
  });
  return Buffer.from(request.toSchema().toBER());
}

/**
 * The number that tells an answer from that to another request: 62 bits by chance, as a whole number without
 * zeros before it.
 */
export function newStampNonce(): Buffer {
  const nonce = randomBytes(8);
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  return nonce;
}
