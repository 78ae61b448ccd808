import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { waitUntil } from '../../scripts/stack/process/waitUntil.ts';
import { startTick } from '../../scripts/stack/startTick.ts';

/** A server in the place of Hosting that answers each tick with the next status. */
async function tickAgainst(statuses: readonly number[]) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(statuses[calls.length - 1] ?? 200).end('{}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const keys = await mkdtemp(join(tmpdir(), 'asamblea-'));
  await writeFile(join(keys, 'tick'), 'clave');
  const said: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0);
  const tick = await startTick(`http://127.0.0.1:${port}`, keys, 10);
  onTestFinished(async () => {
    tick.stop();
    server.closeAllConnections();
    server.close();
    vi.restoreAllMocks();
    await rm(keys, { recursive: true });
  });
  return { calls, said };
}

test('calls the tick with the key, again and again', async () => {
  const { calls } = await tickAgainst([]);
  await waitUntil(() => calls.length >= 3, { timeoutMs: 5_000 });
  expect(new Set(calls)).toEqual(new Set(['POST /api/tick Bearer clave']));
});

test('tells a run of failures once, and the next run again', async () => {
  const { calls, said } = await tickAgainst([500, 500, 500, 200, 503, 503]);
  await waitUntil(() => calls.length >= 8, { timeoutMs: 5_000 });
  expect(said.filter((line) => line.includes('/api/tick respondió'))).toEqual([
    'El reloj de la asamblea no avanza: /api/tick respondió 500.\n',
    'El reloj de la asamblea no avanza: /api/tick respondió 503.\n',
  ]);
});
