import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addedRegistrant, createdMeeting, tokenAnswer } from './zoomFixtures.ts';

interface ZoomRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The wrong answer that it gives once; `silence`: it does the work, and hangs up without a word. */
type ZoomFault =
  | { readonly status: number; readonly body?: object; readonly retryAfter?: string }
  | 'silence';

export interface SimulatedZoom {
  readonly origin: string;
  /** All that was asked with a good token, in order. */
  readonly asked: readonly ZoomRequest[];
  /** How many tokens it gave. */
  readonly tokens: () => number;
  /** The next requests whose method and path begin so are answered otherwise. */
  readonly failNext: (start: string, ...faults: readonly ZoomFault[]) => void;
  /** Takes the tokens that it gave back. */
  readonly forgetTokens: () => void;
  /** The registrants, by address. */
  readonly registrants: () => readonly { readonly id: string; readonly email: string }[];
  readonly close: () => void;
}

export const zoomAccount = {
  ...{ accountId: 'vExNbhTISm6eoGh0BK6Wqg', clientId: 'ZWViTKlzTjyLtBnYMTjVnA' },
  ...{ clientSecret: 'secreto-del-cliente', webhookSecret: 'secreto-de-los-avisos' },
} as const;

/**
 * Zoom as its documentation tells it, on this machine: it answers its examples, and only to what it documents,
 * with the token that it gave. It shares no code with the client.
 */
export async function openZoomServer(port = 0): Promise<SimulatedZoom> {
  const given = new Set<string>();
  let count = 0;
  const asked: ZoomRequest[] = [];
  const faults: { readonly start: string; readonly fault: ZoomFault }[] = [];
  const registered = new Map<string, { id: string; email: string; join_url: string }>();
  let meetings = 0;

  function giveToken(request: IncomingMessage, body: string) {
    const { accountId, clientId, clientSecret } = zoomAccount;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const form = new URLSearchParams(body);
    const isRight =
      request.headers.authorization === `Basic ${basic}` &&
      form.get('grant_type') === 'account_credentials' &&
      form.get('account_id') === accountId;
    if (!isRight)
      return { status: 400, body: { reason: 'Invalid client', error: 'invalid_client' } };
    count += 1;
    const token = `${tokenAnswer.body.access_token}.${count}`;
    given.add(token);
    return { status: 200, body: { ...tokenAnswer.body, access_token: token } };
  }

  function act({ method, path, body }: ZoomRequest): { status: number; body?: object } {
    const [route = ''] = path.split('?');
    const [, id = ''] = /^\/meetings\/(\d+)(?:\/|$)/u.exec(route) ?? [];
    if (method === 'POST' && /^\/users\/[^/]+\/meetings$/u.test(route)) {
      const isScheduled = body.type === 2 && typeof body.topic === 'string';
      if (!isScheduled) return { status: 400, body: { code: 300, message: 'Validation Failed.' } };
      meetings += 1;
      const meeting = { ...createdMeeting.body, id: createdMeeting.body.id + meetings - 1 };
      return { status: 201, body: { ...meeting, topic: body.topic } };
    }
    if (id === '') return { status: 404, body: { code: 404, message: 'Not found' } };
    if (method === 'GET' && route === `/meetings/${id}`) {
      return { status: 200, body: { ...createdMeeting.body, id: Number(id) } };
    }
    if (method === 'PUT' && route.endsWith('/status') && body.action === 'end') {
      return { status: 204 };
    }
    if (!route.endsWith('/registrants')) return { status: 404, body: { code: 404, message: '' } };
    if (method === 'GET') {
      return { status: 200, body: { next_page_token: '', registrants: [...registered.values()] } };
    }
    const { email, first_name: first, last_name: last } = body;
    const isWhole =
      typeof email === 'string' && email.includes('@') && first !== '' && typeof last === 'string';
    if (!isWhole) return { status: 400, body: { code: 300, message: 'Validation Failed.' } };
    const number = registered.size + 1;
    const one = {
      ...{ id: `${addedRegistrant.body.registrant_id}${number}`, email },
      join_url: `https://example.com/w/${id}?tk=ficha-${number}`,
    };
    registered.set(email, one);
    const answer = { ...addedRegistrant.body, registrant_id: one.id, join_url: one.join_url };
    return { status: 201, body: answer };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readAll(request);
    const url = request.url ?? '/';
    if (url.startsWith('/oauth/token')) {
      send(response, giveToken(request, text));
      return;
    }
    const token = request.headers.authorization?.replace(/^Bearer /u, '') ?? '';
    if (!given.has(token)) {
      send(response, { status: 401, body: { code: 124, message: 'Invalid access token.' } });
      return;
    }
    const path = url.replace(/^\/v2/u, '');
    const body = text === '' ? {} : JSON.parse(text);
    const one = { method: request.method ?? '', path, body };
    asked.push(one);
    const place = faults.findIndex(({ start }) => `${one.method} ${path}`.startsWith(start));
    const [found] = place === -1 ? [] : faults.splice(place, 1);
    if (found?.fault === 'silence') {
      act(one);
      request.socket.destroy();
    } else send(response, found?.fault ?? act(one));
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    tokens: () => count,
    failNext: (start, ...next) => faults.push(...next.map((fault) => ({ start, fault }))),
    forgetTokens: () => given.clear(),
    registrants: () => [...registered.values()],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(
  response: ServerResponse,
  { status, body, retryAfter }: { status: number; body?: object; retryAfter?: string },
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
  });
  response.end(body === undefined ? '' : JSON.stringify(body));
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
