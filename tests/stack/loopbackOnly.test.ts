import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/stack/process/projectRoot.ts';

const run = promisify(execFile);
const loopbackOnly = join(projectRoot, 'tests/load/servers/loopbackOnly.ts');
const framework = join(
  projectRoot,
  'node_modules/@google-cloud/functions-framework/build/src/main.js',
);
let source = '';

beforeAll(async () => {
  source = await mkdtemp(join(tmpdir(), 'asamblea-'));
  await writeFile(join(source, 'index.js'), 'exports.api = (_, response) => response.end();');
});
afterAll(() => rm(source, { recursive: true }));

/** The address that the real framework listens on, in a process begun with `options`. */
async function listeningAddress(options: readonly string[]): Promise<string> {
  const code = `
    const { Server } = require('node:net');
    const { listen } = Server.prototype;
    Server.prototype.listen = function (...given) {
      this.once('listening', () => {
        console.log(this.address().address);
        process.exit();
      });
      return listen.apply(this, given);
    };
    require(${JSON.stringify(framework)});
  `;
  const env = { ...process.env, FUNCTION_SOURCE: source, FUNCTION_TARGET: 'api', PORT: '0' };
  const { stdout } = await run(process.execPath, [...options, '--eval', code], { env });
  return stdout.trim().split('\n').at(-1) ?? '';
}

test('functions-framework listens on this machine alone, which it does not do by itself', async () => {
  expect(await listeningAddress(['--import', loopbackOnly])).toBe('127.0.0.1');
  expect(['::', '0.0.0.0']).toContain(await listeningAddress([]));
});
