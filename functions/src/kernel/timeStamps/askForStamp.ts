import type { StampTrouble } from '@asamblea/domain';
import type { Posted } from './postToAuthority.ts';
import { readStampReply } from './readStampReply.ts';
import { newStampNonce, writeStampRequest } from './writeStampRequest.ts';

/** Hands a request to an authority. */
export type Post = (address: string, request: Buffer) => Promise<Posted>;

type AskedStamp =
  | {
      readonly trouble: null;
      /** The instant, in milliseconds. */
      readonly at: number;
      /** In hexadecimal. */
      readonly serial: string;
      readonly signer: string;
      /** The answer as it came. */
      readonly reply: Buffer;
    }
  | { readonly trouble: StampTrouble };

/** Asks an authority to stamp a SHA-256, in hexadecimal. Answers with a stamp that holds, or with why there is none. */
export async function askForStamp(
  authority: string,
  hash: string,
  post: Post,
): Promise<AskedStamp> {
  const nonce = newStampNonce();
  const posted = await post(authority, await writeStampRequest(hash, nonce));
  if (posted.reply === null) return { trouble: posted.trouble };
  const read = await readStampReply(posted.reply, { hash, nonce });
  return read.trouble === null ? { ...read, reply: posted.reply } : { trouble: read.trouble };
}
