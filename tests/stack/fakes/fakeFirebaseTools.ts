import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { waitUntil } from '../../../scripts/stack/process/waitUntil.ts';

/** `firebase emulators:start`, as far as the launcher talks with it. While `cut` is there, no export ends. */
const option = (name: string) => {
  const place = process.argv.indexOf(name);
  return place < 0 ? undefined : process.argv[place + 1];
};
const config = option('--config') ?? '';
const { emulators } = JSON.parse(readFileSync(config, 'utf8'));
const root = join(config, '..');
const begin = option('--import');

const database = `http://127.0.0.1:${emulators.firestore.port}`;
const firestore = join(import.meta.dirname, 'fakeFirestore.ts');
const parameters = [firestore, String(emulators.firestore.port)];
spawn(process.execPath, [...parameters, ...(begin === undefined ? [] : [begin])], {
  detached: true,
  stdio: 'inherit',
});

const answer: RequestListener = (request, response) => {
  const backends = [{ functionTriggers: [{ id: 'api' }] }];
  response.end(request.url === '/backends' ? JSON.stringify({ backends }) : '{}');
};
const exporting: RequestListener = async (request, response) => {
  const { path } = (await json(request)) as { readonly path: string };
  mkdirSync(path, { recursive: true });
  if (existsSync(join(root, 'cut'))) return writeFileSync(join(path, 'half.txt'), '');
  await fetch(database, { method: 'POST', body: path });
  response.end('{}');
};
for (const name of ['auth', 'functions', 'hosting', 'hub']) {
  createServer(name === 'hub' ? exporting : answer).listen(emulators[name].port, '127.0.0.1');
}
appendFileSync('firebase-debug.log', 'RunCloudEvent {"data":"Ana Peña"}\n');
// The real one says it once its database answers.
const answers = () =>
  fetch(`${database}/pid`).then(
    () => true,
    () => false,
  );
await waitUntil(answers, { timeoutMs: 60_000, everyMs: 20 });
process.stdout.write('All emulators ready!\n');
