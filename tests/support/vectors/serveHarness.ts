import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';

const frameScript = new URL(
  '../../../web/src/features/live/pages/frame/fillBlocks.js',
  import.meta.url,
);
const cleaner = new URL('../../../web/src/features/live/pages/cleanForShow.ts', import.meta.url);

/** An app with two buttons, a box between them where a page is put, and room for frames. No policy protects it. */
const app = `<!doctype html><html lang="es"><head><title>App</title><style>
#app button{display:block;width:120px;height:40px}iframe{width:60px;height:30px}
</style></head><body><div id="app"><header><button id="vote">Votar</button></header>
<div id="box"></div><footer><button id="leave">Salir</button></footer></div><div id="frames"></div>
<script>window.hits = new Set();
addEventListener('message', ({ data }) => { if (typeof data === 'string') hits.add(data); });
</script><script src="/clean.js"></script></body></html>`;

export interface Harness {
  readonly origin: string;
  /** Paths that were asked for. */
  readonly asked: ReadonlySet<string>;
  readonly close: () => Promise<void>;
}

/** Serves the app, the script of the frame and, as `clean`, the sanitiser of the browser. */
export async function serveHarness(): Promise<Harness> {
  const bundle = await build({
    ...{ entryPoints: [cleaner.pathname], bundle: true, write: false },
    ...{ format: 'iife', globalName: 'clean', platform: 'browser' },
  });
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': ['text/html', app],
    '/clean.js': ['text/javascript', bundle.outputFiles[0]?.text ?? ''],
    '/fill.js': ['text/javascript', await readFile(frameScript, 'utf8')],
  };
  const asked = new Set<string>();
  const server = createServer(({ url = '/' }, response) => {
    const path = url.split('?')[0] ?? '/';
    asked.add(path);
    const [type, body] = files[path] ?? ['text/plain', ''];
    response.writeHead(path in files ? 200 : 404, { 'content-type': `${type}; charset=utf-8` });
    response.end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
