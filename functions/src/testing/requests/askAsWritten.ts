import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Written {
  readonly method: string;
  /** Not mended as browsers mend it: `..` stays. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

let asked = 0;

/** Asks as somebody without browser does: the path as it is written, each time from another address. */
export async function askAsWritten(
  origin: string,
  { method, path, headers = {}, body = '' }: Written,
): Promise<{ readonly status: number; readonly text: string }> {
  asked += 1;
  const { hostname, port } = new URL(origin);
  const sending = request({
    ...{ hostname, port, method, path },
    headers: {
      ...{ origin, 'x-requested-with': 'fetch', 'x-forwarded-for': `203.0.113.${asked}` },
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  sending.end(body);
  const [answer]: [IncomingMessage] = (await once(sending, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, text: await text(answer) };
}
