/**
 * How Zoom signs, written again from its own samples (github.com/zoom/webhook-sample index.js and
 * github.com/zoom/meetingsdk-auth-endpoint-sample src/index.js, read on 2026-11-23), with other means than the
 * code that it checks: the cryptography of the web instead of that of Node, and no library of tokens.
 */
const text = new TextEncoder();

async function hmac(secret: string, message: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(message)));
}

export async function hexHmac(secret: string, message: string): Promise<string> {
  const bytes = await hmac(secret, message);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The headers with which Zoom sends a body, `seconds` since 1970. */
export async function zoomHeaders(secret: string, body: string, seconds: number) {
  return {
    'content-type': 'application/json; charset=utf-8',
    'x-zm-request-timestamp': String(seconds),
    'x-zm-signature': `v0=${await hexHmac(secret, `v0:${seconds}:${body}`)}`,
  };
}

/** The two first parts of a token read, and whether its third is theirs. */
export async function readSdkToken(token: string, secret: string) {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const expected = Buffer.from(await hmac(secret, `${header}.${payload}`)).toString('base64url');
  const part = (encoded: string): unknown =>
    JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
  return { header: part(header), payload: part(payload), isSigned: signature === expected };
}
