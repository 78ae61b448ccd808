import { existsSync, readFileSync, statSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type HostingRules, headersOf, rewriteOf } from './hostingRules.ts';

export interface FrontRequest {
  readonly rules: HostingRules;
  /** The files that are published. */
  readonly folder: string;
  /** Where each function listens, by its name. */
  readonly functions: ReadonlyMap<string, string>;
  /** The server for the paths that Hosting itself answers, under `/__/`. */
  readonly hosting: string;
  /** Which project its pages are told of; the one of Hosting when it is not said. */
  readonly project?: string | undefined;
  /** Any that is free when it is not said. */
  readonly port?: number;
  /** Text goes as small as Hosting sends it, which takes time that tests do without. */
  readonly compressed?: boolean;
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
  const { rules, folder } = request;
  const files = new Map<string, Published>();
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://front');
    if (pathname === configPath && request.project !== undefined)
      return void tellConfig(response, request.hosting, request.project);
    if (pathname.startsWith('/__/')) return forward(incoming, response, request.hosting);
    const known = files.get(pathname);
    if (known !== undefined) return answerFile(response, known);
    const headers = headersOf(rules, pathname);
    const rewrite = rewriteOf(rules, pathname);
    const file =
      fileAt(folder, pathname) ??
      (rewrite !== null && 'file' in rewrite ? join(folder, rewrite.file) : null);
    if (file !== null) {
      const read = readPublished(file, headers, request.compressed === true);
      files.set(pathname, read);
      return answerFile(response, read);
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (rewrite === null || 'file' in rewrite) return notFound(response);
    const address = request.functions.get(rewrite.functionId);
    return address === undefined ? notFound(response) : forward(incoming, response, address);
  });
  // A connection that is closed as a request comes on it is a failure of nobody.
  server.keepAliveTimeout = 0;
  return server.listen(request.port ?? 0, '127.0.0.1');
}

const configPath = '/__/firebase/init.json';

/** The configuration of the web app that Hosting tells, and that it is of this project. */
async function tellConfig(
  response: ServerResponse,
  hosting: string,
  projectId: string,
): Promise<void> {
  try {
    const told = await (await fetch(hosting + configPath)).json();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...told, projectId }));
  } catch {
    response.writeHead(502).end();
  }
}

function fileAt(folder: string, pathname: string): string | null {
  const path = normalize(decodeURIComponent(pathname));
  if (path.split('/').some((part) => part.startsWith('.'))) return null;
  const file = join(folder, path === '/' ? 'index.html' : path);
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

/** A file as it is answered, read once: it does not change while the server lives, and is asked for often. */
interface Published {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly content: Uint8Array;
}

function readPublished(
  file: string,
  headers: Readonly<Record<string, string>>,
  isCompressed: boolean,
): Published {
  const raw = readFileSync(file);
  const kind = kinds[extname(file)] ?? 'application/octet-stream';
  const isSmaller = isCompressed && /^text|json$|svg/u.test(kind);
  const content = isSmaller ? brotliCompressSync(raw, brotli) : raw;
  const encoding = isSmaller ? { 'content-encoding': 'br' } : {};
  return {
    headers: { ...headers, ...encoding, 'content-type': kind, 'content-length': content.length },
    content,
  };
}

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function answerFile(response: ServerResponse, { headers, content }: Published): void {
  response.writeHead(200, headers).end(content);
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
