import type { IncomingMessage } from 'node:http';
import { request as askHere } from 'node:http';
import { request as askSecurely, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import type { StampTrouble } from '@asamblea/domain';
import { findPublicHost } from '../mail/publicHosts.ts';

/** The answer of an authority, or why there is none. */
export type Posted =
  | { readonly reply: Buffer; readonly trouble: null }
  | { readonly reply: null; readonly trouble: StampTrouble };

/** A stamp with its certificates is of some kilobytes. */
const mostBytes = 64_000;
const patience = 4_000;

interface Asking {
  readonly env?: NodeJS.ProcessEnv;
  /** How long to wait for all of it, in milliseconds. */
  readonly patience?: number;
}

/**
 * Hands a request for a stamp to an authority (RFC 3161, 3.4). The host is looked up once and connected to as it was
 * found; it has to be public, and only this machine, on the emulators, is spoken to in clear. A redirect is not
 * followed. Never throws.
 */
export async function postToAuthority(
  address: string,
  request: Buffer,
  asked: Asking = {},
): Promise<Posted> {
  const url = new URL(address);
  const found = await findPublicHost(url.hostname, asked.env);
  if (found.address === null) return nothing(found.why);
  const isSecure = url.protocol === 'https:';
  if (!isSecure && !found.isHere) return nothing('host-not-public');
  const signal = AbortSignal.timeout(asked.patience ?? patience);
  const options: RequestOptions = {
    method: 'POST',
    host: found.address,
    port: url.port === '' ? (isSecure ? 443 : 80) : url.port,
    path: `${url.pathname}${url.search}`,
    agent: false,
    signal,
    ...(isIP(url.hostname) === 0 ? { servername: url.hostname } : {}),
    headers: {
      host: url.host,
      'content-type': 'application/timestamp-query',
      'content-length': request.length,
      accept: 'application/timestamp-reply',
    },
  };
  try {
    return await readReply(await send(options, request, isSecure));
  } catch {
    return nothing(signal.aborted ? 'late' : 'not-reached');
  }
}

function send(options: RequestOptions, body: Buffer, isSecure: boolean): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? askSecurely : askHere)(options, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}

async function readReply(response: IncomingMessage): Promise<Posted> {
  const { statusCode = 0 } = response;
  if (statusCode !== 200) {
    response.destroy();
    return nothing(statusCode >= 300 && statusCode < 400 ? 'moved' : 'answered');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > mostBytes) {
      response.destroy();
      return nothing('too-large');
    }
    chunks.push(chunk);
  }
  return { reply: Buffer.concat(chunks), trouble: null };
}

function nothing(trouble: StampTrouble): Posted {
  return { reply: null, trouble };
}
