import { createReadStream, existsSync, statSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http';
import { extname, join, normalize } from 'node:path';
import { type HostingRules, headersOf, rewriteOf } from './hostingRules.ts';

export interface FrontRequest {
  readonly rules: HostingRules;
  /** The files that are published. */
  readonly folder: string;
  /** Where each function listens, by its name. */
  readonly functions: ReadonlyMap<string, string>;
  /** Who answers what Hosting itself answers, under `/__/`. */
  readonly hosting: string;
}

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Answers as Hosting does, by the rules of `firebase.json`: a file if there is one, else what the rules
 * put in its place. A function gets no other cookie than `__session`.
 */
export function serveFront(request: FrontRequest): Server {
  return createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://front');
    if (pathname.startsWith('/__/')) return forward(incoming, response, request.hosting);
    for (const [name, value] of Object.entries(headersOf(request.rules, pathname))) {
      response.setHeader(name, value);
    }
    const rewrite = rewriteOf(request.rules, pathname);
    const file = fileAt(request.folder, pathname);
    if (file !== null) return answerFile(response, file);
    if (rewrite === null) return notFound(response);
    if ('file' in rewrite) return answerFile(response, join(request.folder, rewrite.file));
    const address = request.functions.get(rewrite.functionId);
    return address === undefined ? notFound(response) : forward(incoming, response, address);
  }).listen(0, '127.0.0.1');
}

function fileAt(folder: string, pathname: string): string | null {
  const path = normalize(decodeURIComponent(pathname));
  if (path.split('/').some((part) => part.startsWith('.'))) return null;
  const file = join(folder, path === '/' ? 'index.html' : path);
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

function answerFile(response: ServerResponse, file: string): void {
  response.setHeader('content-type', kinds[extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
}

function forward(incoming: IncomingMessage, response: ServerResponse, address: string): void {
  const { method = 'GET', url = '/' } = incoming;
  const outgoing = send(address + url, { method, headers: forwarded(incoming.headers) });
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

function forwarded({ cookie, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  const session = cookie?.split('; ').find((one) => one.startsWith('__session='));
  return {
    ...headers,
    'x-forwarded-host': headers.host,
    ...(session === undefined ? {} : { cookie: session }),
  };
}
