import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../scripts/stack/projectRoot.ts';

const run = promisify(execFile);

/** Everything that Node reads of ours before a trigger can run, in bytes: no piece that is asked for later. */
async function readAtOnce(folder: string): Promise<number> {
  const known = new Map<string, number>();
  const read = async (file: string): Promise<void> => {
    if (known.has(file)) return;
    const code = await readFile(join(folder, file), 'utf8');
    known.set(file, Buffer.byteLength(code));
    for (const [, piece = ''] of code.matchAll(/(?:from|import) ?"\.\/([^"]+\.js)"/gu)) {
      await read(piece);
    }
  };
  await read('index.js');
  return [...known.values()].reduce((total, bytes) => total + bytes, 0);
}

// It was four times as much while every schema brought the languages of its library.
test('a trigger reads little before it runs: neither the API nor the languages of a library', async () => {
  const out = await mkdtemp(join(tmpdir(), 'asamblea-'));
  onTestFinished(() => rm(out, { recursive: true, force: true }));
  const build = join(projectRoot, 'functions/build.ts');
  await run(process.execPath, [build, '--out', out, '--web', join(out, 'none')]);
  const bytes = await readAtOnce(out);
  expect(bytes).toBeGreaterThan(200_000);
  expect(bytes).toBeLessThan(550_000);
});
