import type { StampTrouble } from '@asamblea/domain';
import type { TSTInfo } from 'pkijs';
import { readStampSigner } from './readStampSigner.ts';
import { sha256Id, signedDataId, stampInfoId } from './stampIds.ts';

/** The content of a stamp that holds, or its fault. */
type ReadStamp =
  | {
      readonly trouble: null;
      /** The instant, in milliseconds. */
      readonly at: number;
      /** In hexadecimal. */
      readonly serial: string;
      readonly signer: string;
    }
  | { readonly trouble: StampTrouble };

interface Asked {
  /** The stamped hash, in hexadecimal. */
  readonly hash: string;
  readonly nonce: Buffer;
}

/**
 * Reads the answer of an authority (`TimeStampResp`): that it granted the stamp, that it covers the requested
 * hash and this request, that its signature corresponds to a certificate that it carries, and that this one
 * is to stamp times and held at that hour. It looks neither at who backs the certificate nor at whether it
 * was revoked. Never throws: it comes from outside.
 */
export async function readStampReply(reply: Buffer, asked: Asked): Promise<ReadStamp> {
  try {
    return await readSound(Uint8Array.from(reply).buffer, asked);
  } catch {
    return { trouble: 'unread' };
  }
}

async function readSound(reply: ArrayBuffer, { hash, nonce }: Asked): Promise<ReadStamp> {
  const { SignedData, TimeStampResp, TSTInfo: Info } = await import('pkijs');
  const { status, timeStampToken } = TimeStampResp.fromBER(reply);
  // Granted, as it was asked or with changes.
  if (status.status !== 0 && status.status !== 1) return { trouble: 'rejected' };
  if (timeStampToken?.contentType !== signedDataId) return { trouble: 'unread' };
  const signed = new SignedData({ schema: timeStampToken.content });
  const { eContent, eContentType } = signed.encapContentInfo;
  if (eContent === undefined || eContentType !== stampInfoId) return { trouble: 'unread' };
  const content = eContent.getValue();
  const info = Info.fromBER(content);
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  const imprint = Buffer.from(hashedMessage.getValue()).toString('hex');
  if (hashAlgorithm.algorithmId !== sha256Id || imprint !== hash) return { trouble: 'imprint' };
  if (nonceOf(info) !== plainNumber(nonce)) return { trouble: 'nonce' };
  const at = info.genTime.getTime();
  if (!Number.isFinite(at)) return { trouble: 'unread' };
  const found = await readStampSigner(signed, Buffer.from(content), at);
  if (found.trouble !== null) return found;
  const serial = plainNumber(Buffer.from(info.serialNumber.valueBlock.valueHexView));
  return { trouble: null, at, serial, signer: found.signer };
}

function nonceOf({ nonce }: TSTInfo): string | null {
  return nonce === undefined ? null : plainNumber(Buffer.from(nonce.valueBlock.valueHexView));
}

/** A whole number, in hexadecimal, however many zeros it was written with. */
function plainNumber(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(?:00)+(?=.)/u, '');
}
