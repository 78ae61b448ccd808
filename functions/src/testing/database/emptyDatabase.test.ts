import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { resetEmulator } from './emptyDatabase.ts';

afterEach(() => vi.unstubAllEnvs());

/** Stands where the emulator does, and notes what it is asked; it answers `status` to a reset. */
async function openEmulator(status: number): Promise<readonly string[]> {
  const asked: string[] = [];
  const server = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(url === '/reset' ? status : 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${port}`);
  vi.stubEnv('GCLOUD_PROJECT', 'demo-x');
  return asked;
}

test('an emulator that can begin anew does so, and nothing is deleted', async () => {
  const asked = await openEmulator(200);
  await resetEmulator();
  expect(asked).toEqual(['POST /reset']);
});

test('an emulator that cannot begin anew is emptied', async () => {
  const asked = await openEmulator(404);
  await resetEmulator();
  expect(asked).toEqual([
    'POST /reset',
    'DELETE /emulator/v1/projects/demo-x/databases/(default)/documents',
  ]);
});
